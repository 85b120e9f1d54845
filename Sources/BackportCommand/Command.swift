import BackportRules
import Reporting
