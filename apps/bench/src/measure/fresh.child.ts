import { answer } from './answer.ts'
import type { Sample } from './child.ts'
import { stopwatch } from './stopwatch.ts'
import { workOf } from './work.ts'

export interface FreshQuestion {
  readonly address: string
  readonly name: string
  readonly input: unknown
}

export interface FreshAnswer {
  readonly load: Sample
  readonly 'first-run': Sample
  readonly output: unknown
}

/** A module without content. */
const nothing = 'data:text/javascript,' as string

answer(async ({ address, name, input }: FreshQuestion): Promise<FreshAnswer> => {
  // The first import of a process also pays for Node's own loader.
  await import(nothing)
  const loading = stopwatch()
  const module = (await import(address)) as Record<string, unknown>
  const load = loading()
  const run = workOf(module, name, address)(input)
  const running = stopwatch()
  const output = await run()
  return { load, 'first-run': running(), output }
})
