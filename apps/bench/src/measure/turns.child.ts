import { answer } from './answer.ts'
import type { Sample } from './child.ts'
import { stopwatch } from './stopwatch.ts'
import { workOf } from './work.ts'

/** Requests of the parent: first for outputs, then, if they are equal, for samples. */
export type TurnsQuestion =
  | { readonly kind: 'outputs'; readonly turns: readonly Turn[]; readonly name: string }
  | { readonly kind: 'samples'; readonly rounds: number; readonly sampleMs: number; readonly warmMs: number }

/** One subject at one scale. */
export interface Turn {
  readonly address: string
  readonly input: unknown
}

type Run = () => unknown

/** Kept, so that no engine may find that nobody looks at the result. */
let last: unknown
let runs: readonly Run[] = []

type Collect = (options: { readonly type: 'minor' }) => void

/**
 * Collects the young garbage of the one before, so that nobody pays for another's. A full collection would also throw
 * away optimised code whose objects have died, and every sample would begin with compiling it again.
 */
function collect(): void {
  ;(globalThis as { readonly gc?: Collect }).gc?.({ type: 'minor' })
}

async function sample(run: Run, times: number): Promise<Sample> {
  collect()
  const stop = stopwatch()
  last = run()
  // Work that is not asynchronous is not made to wait for a turn of the event loop.
  if (last instanceof Promise) {
    await last
    for (let time = 1; time < times; time++) last = await run()
  } else {
    for (let time = 1; time < times; time++) last = run()
  }
  return stop(times)
}

/** Runs until the code is warm, and finds how many runs fill a sample. */
async function warm(run: Run, { warmMs, sampleMs }: { warmMs: number; sampleMs: number }): Promise<number> {
  for (let times = 1, spent = 0; ; times *= 2) {
    const { wallMs } = await sample(run, times)
    spent += wallMs * times
    if (spent >= warmMs) return Math.max(1, Math.ceil(sampleMs / wallMs))
  }
}

/** Everybody's samples, taken in turns: A B C, B C A, C A B and so on. */
async function takeTurns(question: TurnsQuestion & { kind: 'samples' }): Promise<Sample[][]> {
  const times: number[] = []
  for (const run of runs) times.push(await warm(run, question))
  const samples: Sample[][] = runs.map(() => [])
  for (let round = 0; round < question.rounds; round++) {
    for (let turn = 0; turn < runs.length; turn++) {
      const who = (round + turn) % runs.length
      const run = runs[who]
      if (run) samples[who]?.push(await sample(run, times[who] ?? 1))
    }
  }
  return samples
}

async function outputs(): Promise<unknown[]> {
  const made: unknown[] = []
  for (const run of runs) made.push(await run())
  return made
}

answer(async (question: TurnsQuestion) => {
  if (question.kind === 'outputs') {
    const { turns, name } = question
    runs = await Promise.all(
      turns.map(async ({ address, input }) =>
        workOf((await import(address)) as Record<string, unknown>, name, address)(input),
      ),
    )
    return outputs()
  }
  return { samples: await takeTurns(question), outputs: await outputs() }
})
