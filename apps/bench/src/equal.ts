import { isDeepStrictEqual } from 'node:util'
import type { TimedCase } from './area.ts'

/** Error of subjects whose outputs differ: they are not timed. */
export class UnequalOutput extends Error {
  readonly code = 'unequal-output'
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 1) ?? 'undefined')

/** A piece of text from where it begins to differ. */
function excerpt(whole: string, at: number): string {
  const piece = whole.slice(Math.max(0, at - 20), at + 60)
  return JSON.stringify(`${at > 20 ? '…' : ''}${piece}${at + 60 < whole.length ? '…' : ''}`)
}

function firstDifference(one: string, other: string): number {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return at
  return one.length
}

/** Throws unless all subjects returned the same. */
export function assertEqual(
  { title, subjects, forgive }: Pick<TimedCase, 'title' | 'subjects' | 'forgive'>,
  outputs: readonly unknown[],
): void {
  const [first, ...others] = outputs.map((output) => (forgive ? forgive.from(output) : output))
  others.forEach((other, index) => {
    if (isDeepStrictEqual(first, other)) return
    const [one, two] = [text(first), text(other)]
    const at = firstDifference(one, two)
    throw new UnequalOutput(
      `${title}: ${subjects[0]?.name} and ${subjects[index + 1]?.name} do not do the same work.\n` +
        `  ${subjects[0]?.name}: ${excerpt(one, at)}\n  ${subjects[index + 1]?.name}: ${excerpt(two, at)}`,
    )
  })
}
