export { createReport, reportToConsole, type Report } from './browser/report.ts'
