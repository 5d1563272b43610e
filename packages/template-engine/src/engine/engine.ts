import { parse } from '../2-parse/parse.ts'
import { compile } from '../3-compile/compile.ts'
import { render, type Rendered } from '../4-render/render.ts'
import type { Compiler } from '../3-compile/compiler.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import type { Escaping } from '../escape/escaper.ts'
import type { Expressions } from '../expression/expressions.ts'
import type { Family } from '../family/family.ts'
import type { Formatter } from '../formatter/formatter.ts'
import { partial as builtIn } from '../formatter/partial.ts'
import type { I18n } from '../i18n/i18n.ts'
import { recall } from '../i18n/recall.ts'
import { LIMITS, type Limits } from '../4-render/limit.ts'
import { locate } from '../diagnostic/locate.ts'
import { nearest } from '../diagnostic/nearest.ts'
import type { CompiledPartial, PartialFault, RunSettings } from '../4-render/rendering.ts'
import { placeOfUnit, type Op } from '../4-render/scope.ts'
import type { Parsed } from '../2-parse/tree.ts'

/** Options of an engine. */
export interface EngineOptions {
  /** Formatters and predicates that templates can call. Later families win over earlier ones. */
  readonly families?: readonly Family[]
  /** Makes `.eval` work; without it the tag does nothing. */
  readonly expressions?: Expressions | undefined
  /** Makes `.include` work; without it the tag does nothing. */
  readonly include?: boolean
  /** The implementation of the language to follow where the two differ: `ts` unless set. */
  readonly dialect?: 'ts' | 'java' | undefined
  /** `on`: only `{^…}` are tags. `off`: they are dropped. Unless set, they are text in the TS dialect. */
  readonly preprocess?: 'on' | 'off' | undefined
  /** The locale of renderings that name none, or one that does not exist; `en` unless set. */
  readonly locale?: string
  /** Limits of one rendering. All are on by default; name those that differ. */
  readonly limits?: Partial<Limits>
  /** Escapes what variables print for HTML. Without it, no output is escaped. */
  readonly escape?: Escaping | undefined
  /** Told of each compile error. */
  readonly logger?: (diagnostic: Diagnostic) => void
  /** The clock of deadlines and of "now", in epoch milliseconds. */
  readonly clock?: () => number
}

/** Options of one rendering. */
export interface RenderOptions {
  /** Templates by name, for `apply` and `.include`: sources, or trees read by `importTree`. */
  readonly partials?: Readonly<Record<string, string | Parsed>>
  /** Values by path, for `.inject`. */
  readonly injects?: Readonly<Record<string, unknown>>
  /** `null` renders without any locale. */
  readonly locale?: string | null
  /** "Now", in epoch milliseconds. */
  readonly now?: number
}

/** A compiled template. Rendering never throws for what the template or the data say. */
export interface Template<Data = unknown> {
  /** Diagnostics of compiling. The template renders nevertheless. */
  readonly diagnostics: readonly Diagnostic[]
  /** Renders the data; the diagnostics are those of compiling, then those of rendering. */
  readonly render: (data: Data, options?: RenderOptions) => Rendered
}

/** Compiles and renders templates. */
export interface Engine {
  /**
   * Compiles a template once, to render it many times. Its type argument is the type of the data.
   *
   * @example
   * ```ts
   * const page = engine.compile<{ title: string }>('<h1>{title}</h1>')
   * const { output } = page.render({ title: 'Tea' })
   * ```
   */
  readonly compile: <Data = unknown>(template: string | Parsed) => Template<Data>
  /** Compiles and renders in one call, for a template that is used once. */
  readonly render: (template: string | Parsed, data: unknown, options?: RenderOptions) => Rendered
}

/** Internals of a template, for code that renders it in another way. */
export interface TemplateInternals {
  readonly parsed: Parsed
  readonly compiler: Compiler
  readonly settingsOf: (options?: RenderOptions) => RunSettings
}

// A symbol, because an entry in a WeakMap costs several times as much as compiling a small template.
const INTERNALS = Symbol('inside')

/** A template or an engine with what this package keeps in it. */
type With<Whole, Kept> = Whole & { readonly [INTERNALS]: Kept }

/** Internals of a template of this package. */
export function templateInternalsOf(template: object): TemplateInternals {
  const internals = (template as Partial<With<Template, TemplateInternals>>)[INTERNALS]
  if (!internals) throw new TypeError('Pass a template that `compile` of an engine has made.')
  return internals
}

/** Internals of an engine, for code that was generated ahead of time. */
export interface EngineInternals {
  readonly read: (template: string | Parsed, diagnostics: Diagnostic[]) => Parsed
  readonly compilerOf: (parsed: Parsed) => Compiler
  readonly finish: (parsed: Parsed, op: Op, diagnostics?: readonly Diagnostic[]) => Template
}

/** The internals of an engine of this package. */
export function internalsOf(engine: object): EngineInternals {
  const internals = (engine as Partial<With<Engine, EngineInternals>>)[INTERNALS]
  if (!internals) throw new TypeError('Pass an engine that `createEngine` has made.')
  return internals
}

/** Compiled partials by their names, with what each was compiled from. */
type PartialTable = Map<string, CompiledPartial & { readonly from: string | Parsed }>

/** Makes an engine out of families of formatters and predicates. */
export function createEngine(options: EngineOptions = {}): Engine {
  const { expressions, dialect = 'ts', clock = Date.now, logger, escape } = options
  const limits: Record<keyof Limits, number> = { ...LIMITS, ...options.limits }
  // A limit that is not a number takes its default. Otherwise no template would ever reach it.
  for (const key of Object.keys(LIMITS) as (keyof Limits)[])
    if (Number.isNaN(limits[key] ?? Number.NaN)) limits[key] = LIMITS[key]
  const families = [builtIn, ...(options.families ?? [])].flatMap((family: Family) =>
    dialect === 'java' && family.java ? [family, family.java] : family,
  )
  const formatters = new Map(families.flatMap((family) => Object.entries(family.formatters ?? {})))
  const predicates = new Map(families.flatMap((family) => Object.entries(family.predicates ?? {})))
  const i18n = locales(families, options.locale)
  const reading = {
    formatters,
    predicates,
    preprocess: options.preprocess ?? (dialect === 'java' ? 'off' : undefined),
    limits,
  }

  function read(template: string | Parsed, diagnostics: Diagnostic[]): Parsed {
    if (typeof template !== 'string') return template
    const nodes = parse(template, {
      ...reading,
      fault({ name, ...fault }) {
        if (diagnostics.length >= limits.diagnostics) return
        const meant = name && nearest(name, (name.endsWith('?') ? predicates : formatters).keys())
        const hint = meant && { hint: `Did you mean \`${meant}\`?` }
        diagnostics.push(locate({ ...fault, ...hint, partial: [] }, template))
      },
    })
    return { nodes, source: template }
  }

  const formatter = (name: string): Formatter | undefined => formatters.get(name)

  const compilerOf = (parsed: Parsed, faults?: PartialFault[]): Compiler => ({
    unit: parsed,
    formatter,
    predicate: (name) => predicates.get(name),
    escape: escape?.(parsed.nodes, formatter, faults),
    expression: (node, place) => expressions?.compile(node.source, place),
  })

  /** Partials are compiled once for as long as their table lives. */
  const compiled = new WeakMap<object, PartialTable>()

  function partial(
    sources: NonNullable<RenderOptions['partials']>,
    name: string,
  ): CompiledPartial | undefined {
    const from = Object.hasOwn(sources, name) ? sources[name] : undefined
    if (from === undefined) return undefined
    let table = compiled.get(sources)
    if (!table) compiled.set(sources, (table = new Map() as PartialTable))
    const known = table.get(name)
    if (known?.from === from) return known
    const faults: Diagnostic[] = []
    const parsed = read(from, faults)
    const compiler = compilerOf(parsed, faults)
    // A faulty partial acts as empty.
    const made = { from, faults, op: compile(faults.length > 0 ? [] : parsed.nodes, compiler) }
    table.set(name, made)
    return made
  }

  function settingsOf({ partials = {}, injects = {}, locale, now }: RenderOptions = {}): RunSettings {
    return {
      limits,
      clock,
      now,
      i18n: i18n(locale),
      expressions: expressions !== undefined,
      escapes: escape !== undefined,
      include: options.include ?? false,
      injects,
      partial: (wanted) => partial(partials, wanted),
    }
  }

  function finish(parsed: Parsed, op: Op, diagnostics: readonly Diagnostic[] = []): Template {
    const whole = { op, place: placeOfUnit(parsed), diagnostics }
    return { diagnostics, render: (data, more) => render(whole, data, settingsOf(more)) }
  }

  function template(from: string | Parsed): With<Template, TemplateInternals> {
    const diagnostics: Diagnostic[] = []
    const parsed = read(from, diagnostics)
    for (const diagnostic of diagnostics) logger?.(diagnostic)
    const compiler = compilerOf(parsed)
    // Of many templates that a server reads, a page renders a few: the tree alone is a third of the work.
    let op: Op | undefined
    return {
      ...finish(parsed, (scope) => (op ??= compile(parsed.nodes, compiler))(scope), diagnostics),
      [INTERNALS]: { parsed, compiler, settingsOf },
    }
  }

  const engine: With<Engine, EngineInternals> = {
    compile: template,
    render: (from, data, more) => template(from).render(data, more),
    [INTERNALS]: { read, compilerOf, finish },
  }
  return engine
}

/** The locale texts of the last family that has some. Those of `usual` stand in for a locale that does not exist. */
function locales(families: readonly Family[], usual = 'en'): (locale?: string | null) => I18n | undefined {
  const make = families.filter((family) => family.i18n).at(-1)?.i18n
  const made = new Map<string, I18n | undefined>()
  return (locale = usual) =>
    make && locale !== null ? recall(made, locale, () => make(locale) ?? make(usual)) : undefined
}
