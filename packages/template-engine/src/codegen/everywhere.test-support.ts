import { all } from '../family/all.ts'
import { expressions } from '../expression/expressions.ts'
import { createEngine, type Engine, type Template } from '../index.ts'
import { parseFixture, runFixture, type FixtureRun } from '../testing.ts'

/** The engine that renders every fixture, wherever it runs. */
export const engine = createEngine({ families: [all], expressions, include: true, logger: () => {} })

/** Result of one fixture. */
export interface Outcome {
  readonly name: string
  readonly closures: FixtureRun
  /** The same by code that was made ahead of time. */
  readonly ahead: FixtureRun
  /** The messages of the errors that the fixture expects. */
  readonly errors: readonly string[]
}

/** Runs a fixture by closures. */
export function runByClosures(source: string): FixtureRun & { readonly wanted: readonly string[] } {
  const fixture = parseFixture(source)
  return { ...runFixture(engine, fixture), wanted: errorsOf(fixture.params) }
}

/** Runs a fixture by closures and by the module that was made of its template. */
export function runBoth(name: string, source: string, made: Template): Outcome {
  const fixture = parseFixture(source)
  return {
    name,
    closures: runFixture(engine, fixture),
    ahead: runFixture(rendering(made), fixture),
    errors: errorsOf(fixture.params),
  }
}

/** An engine that renders one template, whatever it is given. */
const rendering = (made: Template): Engine => ({
  compile: () => made,
  render: (_, data, options) => made.render(data, options),
})

const errorsOf = ({ errors = [] }: Readonly<Record<string, unknown>>): string[] => errors as string[]
