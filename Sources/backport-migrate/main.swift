import BackportCommand

runProcess(.migrate)
