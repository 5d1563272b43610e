/** Answers each question that the parent process asks, with a failure told as text. */
export function answer(reply: (question: never) => unknown): void {
  const ask = reply as (question: unknown) => unknown
  process.on('message', (question) => {
    Promise.resolve(question)
      .then(ask)
      .then(
        (value) => process.send?.({ value }),
        (problem: unknown) =>
          process.send?.({ failed: problem instanceof Error ? problem.stack : String(problem) }),
      )
  })
}
