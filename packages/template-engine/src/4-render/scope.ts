import type { DiagnosticCode } from '../diagnostic/diagnostic.ts'
import type { Kind } from './kind.ts'
import type { I18n } from '../i18n/i18n.ts'
import type { Limits } from './limit.ts'
import type { Reference } from '../2-parse/reference.ts'
import { child, descend, isMissing, NOTHING, plainOf, type Plain } from './value.ts'

/** A compiled block or instruction: answers with what it prints. */
export type Op = (scope: Scope) => string

/** A place in a template: an instruction of a source. */
export interface Place {
  readonly unit: Unit
  readonly node: {
    readonly op: string
    readonly start: number
    readonly end: number
    /** Line and column, where they must be known without the source. */
    readonly at?: readonly [line: number, column: number]
  }
}

/** Template or partial: everything that is compiled together. An imported tree has no source. */
export interface Unit {
  readonly source: string | undefined
}

/** Position of a diagnostic that concerns a whole template. */
export const placeOfUnit = (unit: Unit): Place => ({
  unit,
  node: { op: 'ROOT', start: 0, end: 0, at: [1, 1] },
})

/** Settings of the engine that instructions, formatters and predicates read. */
export interface Settings {
  /** The locale's texts; without any, formatters of numbers, dates and messages print nothing. */
  readonly i18n: I18n | undefined
  /** Makes `.eval` evaluate; otherwise it prints an empty text. */
  readonly expressions: boolean
  /** Escapes data everywhere in the markup that formatters make, not only where the reference does so. */
  readonly escapes: boolean
  /** Makes `.include` render partials; otherwise it prints an empty text. */
  readonly include: boolean
  readonly injects: Readonly<Record<string, unknown>>
}

/** State of one rendering, shared by all its scopes. */
export interface Run {
  /** How many characters may be printed. */
  readonly room: number
  /** Steps left before `refuel` is asked for more. */
  fuel: number
  /** The instruction being rendered, as far as it can report something. */
  at: Place
  /** What instructions, formatters and predicates of this rendering read. */
  readonly settings: Settings
  /** Limits of this rendering, with the defaults of those that were not named. */
  readonly limits: Limits
  /** Epoch milliseconds of "now", the same for the whole rendering. */
  readonly now: number
  /** Pays for work that grows with the data. Stops the rendering when the budget is used up. */
  spend(steps: number): void
  /** Hands out more steps. Stops the rendering once its steps or its time are used up. */
  refuel(): void
  /** Stops the rendering: `out` does not fit. */
  overflow(out: string): never
  /** Keeps what an instruction had printed when the rendering was stopped inside of it. */
  keep(out: string): void
  /** Adds an error at the instruction that is being rendered. */
  report(code: DiagnosticCode, message: string): void
  /** Adds the error that an instruction threw. If it is the end of the rendering, keeps `out` and throws on. */
  fail(error: unknown, out: string, place: Place): void
  /** Renders a macro or partial in `scope`; a missing, faulty or too deep one is an error and prints nothing. */
  enter(name: string, scope: Scope): string
}

/** Value that a name is bound to, and its kind of text. */
interface Local {
  readonly value: unknown
  readonly kind: Kind
}

/** A value, the names bound beside it, and the scope around it: where a template looks names up. */
export class Scope {
  /** The rendering that the scope belongs to. */
  declare readonly run: Run
  /** The scope around this one; undefined for the outermost. */
  declare readonly outer: Scope | undefined
  /** The value that `@` stands for. */
  declare node: unknown
  /** The node, if names can be read from it without asking whether they are its own. */
  declare plain: Plain
  /** Index of the element of the array `node` that is being rendered; -1 outside of a repeated section. */
  index = -1
  /** A private partial sees nothing further out. */
  sealed = false
  /** Bindings of this scope: variables by their `@name`, macros by their name, which has no `@`. */
  locals: Map<string, Local> | undefined
  /** Every value of a tag with several references; only the first one is `node`. */
  values: readonly unknown[] | undefined

  constructor(run: Run, node: unknown, outer: Scope | undefined) {
    this.run = run
    this.node = node
    this.plain = outer && outer.node === node ? outer.plain : plainOf(node)
    this.outer = outer
  }

  /** A scope inside of this one, with a value of its own. */
  within(node: unknown): Scope {
    return new Scope(this.run, node, this)
  }

  /** Renders a partial or macro with a value of its own, as the formatter `apply` does. */
  apply(name: string, value: unknown): string {
    return this.run.enter(name, this.within(value))
  }

  /** Looks a reference up: the innermost scope that knows its first segment decides, the rest descends from there. */
  resolve(reference: Reference): unknown {
    const first = reference[0] ?? '@'
    const found = first === '@' ? this.node : this.lookup(first)
    return descend(found, reference, 1)
  }

  /** A name that is no `@name`: nearly always that of a property of the very node, so that is tried without a walk. */
  read(name: string): unknown {
    const found = this.plain[name]
    return typeof found === 'string' || !isMissing(found) ? found : this.lookup(name, true)
  }

  /** One name, looked up outward; null counts as found. `isPlain`: it is no `@name`, nor what every object inherits. */
  lookup(name: string | number, isPlain = false): unknown {
    const found = isPlain && this.plain !== NOTHING ? this.plain[name] : this.own(name)
    if (!isMissing(found)) return found
    return this.sealed ? undefined : this.outer?.lookup(name, isPlain)
  }

  /** A reference whose first segment is looked up in this scope alone, as sections do. */
  inside(reference: Reference): unknown {
    return descend(this.own(reference[0] ?? '@'), reference, 1)
  }

  /** Binds a variable, whose name begins with `@`, or a macro, for as long as this scope lives, and prints nothing. */
  bind(name: string, value: unknown, kind: Kind = 'text'): '' {
    this.locals ??= new Map()
    this.locals.set(name, { value, kind })
    return ''
  }

  /** Kind of text that a local variable holds, in whichever scope it is bound. */
  kind(name: string): Kind {
    const local = this.locals?.get(name)
    if (local?.value !== undefined) return local.kind
    return (this.sealed ? undefined : this.outer?.kind(name)) ?? 'text'
  }

  /** Begins anew with the next element of a loop. */
  renew(node: unknown): void {
    this.node = node
    this.plain = plainOf(node)
    this.locals = undefined
  }

  /** One name in this scope alone. */
  private own(name: string | number): unknown {
    if (typeof name !== 'string' || name.charCodeAt(0) !== 64) return child(this.node, name)
    if (name === '@') return this.node
    if (name === '@index') return this.index < 0 ? undefined : this.index + 1
    if (name === '@index0') return this.index < 0 ? undefined : this.index
    return this.locals?.get(name)?.value
  }
}
