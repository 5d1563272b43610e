/** Receives errors that no caller handles. */
export type Report = (error: unknown, context?: Readonly<Record<string, unknown>>) => void

/** Writes errors to the console. */
export const reportToConsole: Report = (error, context) => {
  if (context) console.error(error, context)
  else console.error(error)
}

/**
 * Creates a report to the console and to an error-reporting service. An error of the service goes to the console.
 *
 * @example
 * ```ts
 * import { createReport } from '@sitewright/site/report'
 *
 * const report = createReport((error) => errorService.capture(error))
 * ```
 */
export const createReport =
  (service: (...problem: Parameters<Report>) => unknown = () => undefined): Report =>
  (error, context) => {
    reportToConsole(error, context)
    // A service may throw, and may return a promise.
    new Promise((resolve) => resolve(service(error, context))).catch(reportToConsole)
  }

export { isCredential, redactQuery, type IsRedacted } from './redact.ts'
