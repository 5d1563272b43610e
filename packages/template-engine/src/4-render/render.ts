import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import { Rendering, type RunSettings } from './rendering.ts'
import { Scope, type Op, type Place } from './scope.ts'

/** Result of a rendering: the output, always, and its diagnostics. */
export interface Rendered {
  /** What the template printed. */
  readonly output: string
  /** Faults and remarks of compiling, then those of this rendering. */
  readonly diagnostics: readonly Diagnostic[]
}

/** A compiled template, its position for diagnostics, and the diagnostics of compiling it. */
export interface CompiledTemplate {
  readonly op: Op
  readonly place: Place
  readonly diagnostics: readonly Diagnostic[]
}

/** Runs a compiled template over its data. */
export function render(
  { op, place, diagnostics: found }: CompiledTemplate,
  data: unknown,
  settings: RunSettings,
): Rendered {
  const run = new Rendering(settings, place)
  let output: string
  try {
    output = op(new Scope(run, data, undefined))
  } catch (error) {
    run.finish(place, error)
    output = run.kept.slice(0, run.room)
  }
  const { diagnostics } = run
  return { output, diagnostics: found.length > 0 ? [...found, ...diagnostics] : diagnostics }
}
