/** Runs of a test file against the mutants of a source file, and how many of them it has killed. */
interface Tries {
  readonly runs: number
  readonly kills: number
}

/** CPU time that a run of a test file takes besides its tests. */
const OVERHEAD_MS = 50

/** Findings of test files so far, by the source file that the mutants are in. */
export class KillRecord {
  private readonly tries = new Map<string, Tries>()

  private triesOf(source: string, test: string): Tries {
    return this.tries.get(`${source}\n${test}`) ?? { runs: 0, kills: 0 }
  }

  add(source: string, test: string, isKilled: boolean): void {
    const { runs, kills } = this.triesOf(source, test)
    this.tries.set(`${source}\n${test}`, { runs: runs + 1, kills: kills + Number(isKilled) })
  }

  /**
   * Orders test files by the mutants of a source file that each may kill in a second of CPU time. As long as nothing is
   * known, these are the quickest first: most mutants need one file only.
   */
  order(source: string, tests: readonly string[], cpuMs: Readonly<Record<string, number>>): string[] {
    const worthOf = (test: string): number => {
      const { runs, kills } = this.triesOf(source, test)
      return (kills + 1) / (runs + 2) / ((cpuMs[test] ?? 0) + OVERHEAD_MS)
    }
    return tests.toSorted((one, other) => worthOf(other) - worthOf(one))
  }
}
