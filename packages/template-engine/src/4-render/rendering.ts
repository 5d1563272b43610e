import type { Diagnostic, DiagnosticCode } from '../diagnostic/diagnostic.ts'
import type { Limits } from './limit.ts'
import { locate } from '../diagnostic/locate.ts'
import type { Op, Place, Run, Scope, Settings } from './scope.ts'
import { textOf } from './value.ts'

/** Thrown to end a rendering: no template can catch it. */
const STOP = new Error()

/** Fault of a partial. */
export type PartialFault = Omit<Diagnostic, 'code' | 'type' | 'partial'>

/** A compiled partial, or the faults that make it act as empty. */
export interface CompiledPartial {
  readonly op: Op
  readonly faults: readonly PartialFault[]
}

/** Settings of one rendering. */
export interface RunSettings extends Settings {
  readonly limits: Limits
  readonly clock: () => number
  /** The caller's time, used instead of the clock's. */
  readonly now: number | undefined
  readonly partial: (name: string) => CompiledPartial | undefined
}

/** With a deadline, the clock is read once in so many steps. Some formatters take a millisecond. */
const STRIDE = 64

/** One rendering under way. */
export class Rendering implements Run {
  declare readonly settings: RunSettings
  declare readonly limits: Limits
  readonly diagnostics: Diagnostic[] = []
  /** Output before the rendering was stopped. */
  kept = ''
  declare room: number
  fuel = 0
  declare at: Place
  /** When the deadline passes. Code that renders in pieces moves it by the time between them. */
  declare until: number
  declare private steps: number
  declare private moment: number | undefined
  /** The partials on the way here. */
  private readonly path: string[] = []
  /** The faulty partials that were reported. */
  private readonly reported: CompiledPartial[] = []
  /** Reason for the stop, until the innermost instruction has reported its position. */
  private stopping = ''

  constructor(settings: RunSettings, at: Place) {
    const { limits } = settings
    this.settings = settings
    this.limits = limits
    this.at = at
    this.room = limits.output
    this.steps = limits.steps
    this.moment = settings.now
    this.until = limits.deadlineMs === Infinity ? Infinity : settings.clock() + limits.deadlineMs
  }

  get now(): number {
    return (this.moment ??= this.settings.clock())
  }

  spend(steps: number): void {
    if ((this.fuel -= steps) < 0) this.refuel()
  }

  /** Hands out steps: all at once, or a stride at a time when the clock must be watched. */
  refuel(): void {
    const { limits, steps, until } = this
    if (this.fuel + steps < 0) this.stop(`more than ${limits.steps} steps`)
    if (until !== Infinity && this.settings.clock() > until) this.stop(`more than ${limits.deadlineMs} ms`)
    const more = until === Infinity ? steps : Math.min(steps, Math.max(STRIDE, -this.fuel))
    this.steps -= more
    this.fuel += more
  }

  overflow(out: string): never {
    this.kept = out
    this.stop(`more than ${this.limits.output} characters of output`)
  }

  keep(out: string): void {
    this.kept = out + this.kept
  }

  report(code: DiagnosticCode, message: string, place = this.at): void {
    if (this.diagnostics.length > this.limits.diagnostics) return
    const { start, end, at } = place.node
    const found = {
      code,
      severity: 'error',
      type: 'engine',
      message,
      start,
      end,
      partial: [...this.path],
    } as const
    this.push(locate(found, place.unit.source, at))
  }

  fail(error: unknown, out: string, place: Place): void {
    if (error === STOP) {
      this.keep(out)
      this.finish(place)
      throw STOP
    }
    this.kept = ''
    this.report('unexpected', unexpected(error, place.node.op), place)
  }

  /** Reports the position of a stop, unless it is reported already. Any other error came from the data, and is reported. */
  finish(place: Place, error: unknown = STOP): void {
    if (error !== STOP) this.fail(error, '', place)
    if (this.stopping) this.report('limit', this.stopping, place)
    this.stopping = ''
  }

  enter(name: string, scope: Scope): string {
    const { path, limits } = this
    const found = macro(name, scope) ?? this.partial(name)
    if (found && path.length < limits.depth) {
      path.push(name)
      try {
        return found(scope)
      } finally {
        path.pop()
      }
    }
    const problem = found
      ? `exceeded maximum recursion depth of ${limits.depth}`
      : 'which could not be found.'
    this.report(
      found ? 'partial-depth' : 'partial-missing',
      `RuntimeError: Attempt to apply partial '${name}' ${problem}`,
    )
    return ''
  }

  private stop(what: string): never {
    this.stopping = `Rendering stopped: ${what}`
    throw STOP
  }

  private partial(name: string): Op | undefined {
    const found = this.settings.partial(name)
    // Its faults are reported once.
    if (!found?.faults.length || this.reported.includes(found)) return found?.op
    this.reported.push(found)
    const partial = [...this.path, name]
    for (const fault of found.faults) {
      const message = `RuntimeError: Parse of partial "${name}" failed: ${fault.message}`
      this.push({ ...fault, code: 'partial-invalid', type: 'engine', message, partial })
    }
    return found.op
  }

  private push(diagnostic: Diagnostic): void {
    const { diagnostics } = this
    const most = this.limits.diagnostics
    if (diagnostics.length < most) diagnostics.push(diagnostic)
    else if (diagnostics.length === most) {
      const message = `More than ${most} diagnostics`
      diagnostics.push({ ...diagnostic, code: 'limit', message })
    }
  }
}

/** The message of an error. A getter or a proxy of the data may throw what throws when it is read. */
function unexpected(error: unknown, op: string): string {
  try {
    const { name, message } = error instanceof Error ? error : new Error(textOf(error))
    return `RuntimeError: Unexpected ${name} error when executing ${op}: ${message}`
  } catch {
    return unexpected('', op)
  }
}

/** The innermost macro of a name. A private scope does not hide macros. */
function macro(name: string, scope: Scope): Op | undefined {
  // A variable is none, nor what it holds.
  for (let at: Scope | undefined = name.startsWith('@') ? undefined : scope; at; at = at.outer) {
    const found = at.locals?.get(name)
    if (found) return found.value as Op
  }
  return undefined
}
