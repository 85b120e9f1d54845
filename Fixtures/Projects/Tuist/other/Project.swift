struct Project { var deploymentTargets = ".iOS(\"9.0\")" }
