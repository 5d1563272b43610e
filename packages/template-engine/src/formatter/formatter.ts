import type { Kind } from '../4-render/kind.ts'
import type { Scope } from '../4-render/scope.ts'
import type { Arguments } from '../2-parse/arguments.ts'

interface Definition<Args> {
  /** `text` unless it says otherwise. */
  readonly returns?: Kind
  /** How few and how many arguments make sense; others are answered with a warning. */
  readonly arity?: readonly [least: number, most: number]
  /** Reads the arguments once, before the first rendering. Without it, `args` is the list of texts. */
  parse?(this: void, args: Arguments): Args
}

/** A formatter that looks at nothing but its value and its arguments. */
export interface PlainFormatter<Args> extends Definition<Args> {
  readonly scoped?: false
  apply(this: void, value: unknown, args: Args): unknown
}

/** A formatter that also looks names up, renders partials, or needs the locale, the clock or the settings. */
export interface ScopedFormatter<Args> extends Definition<Args> {
  /** `true` looks names up in the value first, then in what surrounds the tag. `'tag'` begins around the tag, which is quicker. */
  readonly scoped: true | 'tag'
  /** `scope` is the value's own scope, or that of the tag. */
  apply(this: void, value: unknown, args: Args, scope: Scope): unknown
}

/** Turns one value into another: `{price|money}`. `undefined` prints nothing. It may throw: the tag prints nothing, and a diagnostic says why. */
export type Formatter<Args = unknown> = PlainFormatter<Args> | ScopedFormatter<Args>

/** Formatters that belong together, by the name that templates call them by: a family, or a part of one. */
export interface Formatters {
  readonly formatters: Readonly<Record<string, Formatter>>
}

/**
 * Gives a formatter its types: those of its arguments come from `parse`.
 *
 * @example
 * ```ts
 * import { createEngine, defineFormatter } from '@sitewright/template-engine'
 *
 * const repeat = defineFormatter({
 *   parse: ({ list: [times = '2'] }) => Number(times), // once, before the first rendering
 *   apply: (value, times) => String(value).repeat(times),
 * })
 * const engine = createEngine({ families: [{ formatters: { repeat } }] })
 * engine.render('{a|repeat 3}', { a: 'ho' }).output // hohoho
 * ```
 */
export function defineFormatter<Args = readonly string[]>(
  formatter: ScopedFormatter<Args> | PlainFormatter<Args>,
): Formatter {
  return formatter
}
