import fc from 'fast-check'

/** A case that broke a promise, and the numbers that make it again. */
export interface Failure {
  readonly seed: number
  /** Way from the seed to the case: which one of the random cases it is, and how it was made smaller. */
  readonly path: string
  /** The case, as a reader may look at it. */
  readonly example: string
  readonly problem: string
}

/** Outcome of a search. */
export interface Search {
  /** Number of cases that were tried. */
  readonly count: number
  readonly failure?: Failure | undefined
}

/** One case that was tried again. */
export interface Replay {
  readonly example: string
  /** Promise that it breaks, or nothing. */
  readonly problem: string | undefined
}

/** Something that is attacked with random cases. */
export interface Target {
  readonly name: string
  /** Tries the random cases of a seed until one fails, or until the time is over. */
  readonly search: (seed: number, seconds: number) => Promise<Search>
  readonly replay: (seed: number, path: string) => Promise<Replay>
}

/** Time for making a failing case smaller. */
const SHRINK_MS = 20_000

/** Text of a case. Hostile data may refuse to be printed, and what stands beside it is printed all the same. */
function textOf(value: unknown): string {
  try {
    return fc.stringify(value)
  } catch {
    return Array.isArray(value) ? `[${value.map(textOf).join(',')}]` : 'a value that cannot be printed'
  }
}

/** Creates a target. A case is fine if `problemsOf` returns no problems and does not throw. */
export function createTarget<Case>(
  name: string,
  cases: fc.Arbitrary<Case>,
  problemsOf: (given: Case) => readonly string[] | Promise<readonly string[]>,
): Target {
  async function problemOf(given: Case): Promise<string | undefined> {
    try {
      const problems = await problemsOf(given)
      return problems.length > 0 ? problems.join('\n') : undefined
    } catch (error) {
      return error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
  }
  const property = fc.asyncProperty(cases, async (given) => {
    const problem = await problemOf(given)
    if (problem !== undefined) throw new Error(problem)
  })

  async function replay(seed: number, path: string): Promise<Replay> {
    const [[given] = []] = fc.sample(fc.tuple(cases), { seed, path, numRuns: 1 })
    if (given === undefined) throw new Error(`The seed ${seed} has no case ${path}.`)
    // The text is made first, as a case may change what it is made of.
    const example = textOf(given)
    return { example, problem: await problemOf(given) }
  }

  return {
    name,
    search: async (seed, seconds) => {
      const found = await fc.check(property, {
        seed,
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: seconds * 1000,
        endOnFailure: true,
      })
      const { counterexamplePath: first } = found
      if (!found.failed || first === null) return { count: found.numRuns }
      const smaller = await fc.check(property, {
        seed,
        path: first,
        numRuns: 1,
        interruptAfterTimeLimit: SHRINK_MS,
      })
      const path = smaller.counterexamplePath ?? first
      const { example, problem = 'It fails now and then.' } = await replay(seed, path)
      return { count: found.numRuns, failure: { seed, path, example, problem } }
    },
    replay,
  }
}
