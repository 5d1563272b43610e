/** Who is told of errors that nobody else deals with. */
export type Report = (error: unknown, context?: Readonly<Record<string, unknown>>) => void

/** Writes errors to the console. */
export const reportToConsole: Report = (error, context) => {
  if (context) console.error(error, context)
  else console.error(error)
}

/** A report that reaches the console and an error-reporting service. A service that fails itself disturbs nobody. */
export const createReport =
  (service: Report = () => undefined): Report =>
  (error, context) => {
    reportToConsole(error, context)
    try {
      service(error, context)
    } catch (problem) {
      reportToConsole(problem)
    }
  }
