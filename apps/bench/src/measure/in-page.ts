import type { Work } from '../area.ts'
import { workOf } from './work.ts'

/** Interface of the page for the process that measures it. */
export interface InPage {
  readonly prepare: (name: string, input: unknown) => void
  readonly runOnce: () => Promise<unknown>
  readonly runMany: (runs: number) => Promise<unknown>
}

declare global {
  interface Window {
    bench?: InPage
  }
}

const asTask = <Output>(then: () => Promise<Output>): Promise<Output> =>
  new Promise((resolve, reject) => {
    setTimeout(() => void then().then(resolve, reject))
  })

/** Makes the work of a subject's module callable from outside. */
export function offer(module: Readonly<Record<string, unknown>>): void {
  let run: ReturnType<Work> | undefined
  const runOnce = (): Promise<unknown> => Promise.resolve(run?.())
  window.bench = {
    prepare: (name, input) => {
      run = workOf(module, name, 'The page')(input)
    },
    runOnce: () => asTask(runOnce),
    // Work evaluated from outside would count as a command of the measuring process, not as work of the page.
    runMany: (runs) =>
      asTask(async () => {
        let output: unknown
        for (let time = 0; time < runs; time++) output = await runOnce()
        return output
      }),
  }
}
