import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import { Rendering, type RunSettings } from './rendering.ts'
import { Scope, type Op, type Place } from './scope.ts'

/** What a rendering gives: the output, always, and what went wrong on the way. */
export interface Rendered {
  readonly output: string
  readonly diagnostics: readonly Diagnostic[]
}

/** What is rendered: a compiled template, where it stands, and what compiling it found. */
export interface CompiledTemplate {
  readonly op: Op
  readonly place: Place
  readonly found: readonly Diagnostic[]
}

/** Runs a compiled template over its data. */
export function render(
  { op, place, found }: CompiledTemplate,
  data: unknown,
  settings: RunSettings,
): Rendered {
  const run = new Rendering(settings, place)
  let output: string
  try {
    output = op(new Scope(run, data, undefined))
  } catch (error) {
    run.finish(place, error)
    output = run.kept.slice(0, settings.limits.output)
  }
  const { diagnostics } = run
  return { output, diagnostics: found.length > 0 ? [...found, ...diagnostics] : diagnostics }
}
