import { wholeOf } from './3-compile.ts'
import type { Diagnostic } from './diagnostic.ts'
import { Rendering, type RunSettings } from './rendering.ts'
import { Scope, type Op, type Unit } from './scope.ts'

/** What a rendering gives: the output, always, and what went wrong on the way. */
export interface Rendered {
  readonly output: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Runs a compiled template over its data. */
export function render(op: Op, unit: Unit, data: unknown, settings: RunSettings): Rendered {
  const place = wholeOf(unit)
  const run = new Rendering(settings, place)
  let output: string
  try {
    output = op(new Scope(run, data, undefined))
  } catch (error) {
    run.finish(place, error)
    output = run.kept.slice(0, settings.limits.output)
  }
  return { output, diagnostics: run.diagnostics }
}
