func Widget() {}
