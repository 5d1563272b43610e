import type { Engine } from '../engine/engine.ts'

/** A test of a template, written as a text file with sections. */
export interface Fixture {
  readonly template: string
  readonly data: unknown
  readonly output: string
  readonly partials: Readonly<Record<string, string>>
  /** Values by path, for `.inject`. */
  readonly injects: Readonly<Record<string, unknown>>
  /** `locale` and `now`, and whatever else `:PARAMS` holds. */
  readonly params: Readonly<Record<string, unknown>>
}

const HEADER = /^:([A-Za-z\d_-]+)\s*$/

/**
 * Reads a fixture: `:TEMPLATE`, `:OUTPUT`, and as needed `:JSON`, `:PARTIALS`, `:INJECT` and `:PARAMS`. Lines above
 * the first section are a remark.
 *
 * @throws {SyntaxError} when the fixture has no template or no output: it would pass whatever happens.
 */
export function parseFixture(source: string): Fixture {
  const sections = new Map<string, string[]>()
  let body: string[] = []
  for (const line of source.split(/\r?\n/)) {
    const name = HEADER.exec(line)?.[1]
    if (name === undefined) body.push(line)
    else sections.set(name, (body = []))
  }
  for (const name of ['TEMPLATE', 'OUTPUT']) {
    if (!sections.has(name)) throw new SyntaxError(`The fixture has no section ":${name}".`)
  }
  const text = (name: string): string => sections.get(name)?.join('\n') ?? ''
  const json = (name: string): unknown => JSON.parse(text(name).trim() || '{}')
  return {
    template: text('TEMPLATE'),
    data: json('JSON'),
    output: text('OUTPUT'),
    partials: json('PARTIALS') as Record<string, string>,
    injects: Object.fromEntries(
      Object.entries(json('INJECT') as object).map(([path, value]: [string, unknown]) => [
        path,
        decoded(value),
      ]),
    ),
    params: json('PARAMS') as Record<string, unknown>,
  }
}

/** Published fixtures hold what is injected as JSON in a text. */
const decoded = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)

/** Result of a fixture: it passes if the outputs are equal without white space around them. */
export interface FixtureRun {
  readonly output: string
  readonly expected: string
  /** The messages of the errors. */
  readonly errors: readonly string[]
}

/** Renders a fixture with an engine. */
export function runFixture(
  engine: Engine,
  { template, data, output, params, ...fixture }: Fixture,
): FixtureRun {
  const { locale = 'en', now } = params
  const rendered = engine.render(template, data, {
    ...fixture,
    locale: typeof locale === 'string' && locale !== 'none' ? locale : null,
    ...(typeof now === 'number' ? { now } : {}),
  })
  const errors = rendered.diagnostics.filter(({ severity }) => severity === 'error')
  return {
    output: rendered.output.trim(),
    expected: output.trim(),
    errors: errors.map(({ message }) => message),
  }
}
