import BackportCommand

runProcess(.lint)
