import { join } from 'node:path'
import ts from 'typescript'
import { listedEntries, manifest } from '../check/workspace.ts'

/** A value of an argument: `text` stands for a hostile text, `call` for a function that returns nothing. */
export type Value =
  | { readonly kind: 'text' }
  | { readonly kind: 'call' }
  | { readonly kind: 'plain'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'record'; readonly entries: Readonly<Record<string, Value>> }
  /** What a call returns, or an export. */
  | { readonly kind: 'made'; readonly by: Call }

/** A function that is reached by names and calls, and its arguments. */
export interface Call {
  readonly module: string
  readonly file: string
  /** Names of an export and its members; what comes before the last list of arguments is called as well. */
  readonly path: readonly (string | readonly Value[])[]
  /** Most milliseconds that it may take, if these are not the usual ones. */
  readonly limitMs?: number
}

const DEPTH = 4

const plain = (value: string | number | boolean | null): Value => ({ kind: 'plain', value })

/** Makes arguments from their types. */
class Arguments {
  private readonly checker: ts.TypeChecker
  /** Functions of the package that make what a type describes, and need nothing for it. */
  private readonly makers = new Map<ts.Symbol, Call>()

  constructor(checker: ts.TypeChecker) {
    this.checker = checker
  }

  /** Remembers who makes what a signature returns. */
  learn(signature: ts.Signature, call: Call): void {
    const { symbol } = signature.getReturnType()
    const isFree = this.plain(signature).length === 0
    if (symbol && isFree && signature.parameters.length > 0) this.makers.set(symbol, call)
  }

  /** Values of a type: with texts in all their places, or none of them. */
  of(type: ts.Type, hostile: boolean, depth = 0): readonly Value[] {
    const { flags } = type
    if (flags & ts.TypeFlags.TypeParameter) {
      const limit = this.checker.getBaseConstraintOfType(type)
      return limit && limit !== type ? this.of(limit, hostile, depth) : this.unknown(hostile)
    }
    if (type.isUnion()) return this.union(type, hostile, depth)
    if (type.isStringLiteral() || type.isNumberLiteral()) return hostile ? [] : [plain(type.value)]
    if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) {
      return [hostile ? { kind: 'text' } : plain('a')]
    }
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return this.unknown(hostile)
    if (flags & ts.TypeFlags.NumberLike) return hostile ? [] : [plain(1)]
    if (flags & ts.TypeFlags.BooleanLike) return hostile ? [] : [plain(true)]
    if (!(flags & ts.TypeFlags.Object || type.isIntersection())) return hostile ? [] : [plain(null)]
    const maker = hostile ? undefined : type.symbol && this.makers.get(type.symbol)
    if (maker) return [{ kind: 'made', by: maker }]
    if (type.getCallSignatures().length > 0) return hostile ? [] : [{ kind: 'call' }]
    // A window, a document or an element: nobody types one, and each has hundreds of members.
    if (type.getProperty('dispatchEvent')) return hostile ? [] : [plain(null)]
    return depth > DEPTH ? [] : this.object(type, hostile, depth)
  }

  private unknown(hostile: boolean): readonly Value[] {
    return hostile
      ? [{ kind: 'text' }, { kind: 'record', entries: { a: { kind: 'text' } } }]
      : [{ kind: 'record', entries: { a: plain('a') } }]
  }

  private union(type: ts.UnionType, hostile: boolean, depth: number): readonly Value[] {
    const isNothing = (each: ts.Type): boolean =>
      (each.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0
    const values = type.types
      .filter((each) => !isNothing(each))
      .flatMap((each) => this.of(each, hostile, depth + 1))
    return values.slice(0, depth === 0 ? 4 : 1)
  }

  private object(type: ts.Type, hostile: boolean, depth: number): readonly Value[] {
    const item = this.checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    const isList = this.checker.isArrayLikeType(type)
    const each = item ?? this.checker.getIndexTypeOfType(type, ts.IndexKind.String)
    if (isList) {
      const items = item ? this.of(item, hostile, depth + 1) : []
      return hostile && items.length === 0
        ? []
        : items.slice(0, 2).map((value) => ({ kind: 'list', items: [value] }))
    }
    let isHostile = false
    const entries: Record<string, Value> = {}
    const add = (name: string, of: ts.Type, isOptional: boolean): void => {
      const [text] = hostile ? this.of(of, true, depth + 1) : []
      const [value] = text || (isOptional && !hostile) ? [text] : this.of(of, false, depth + 1)
      if (text) isHostile = true
      if (value) entries[name] = value
    }
    for (const property of type.getProperties()) {
      add(
        property.name,
        this.checker.getTypeOfSymbol(property),
        (property.flags & ts.SymbolFlags.Optional) !== 0,
      )
    }
    if (each) add('a', each, false)
    return hostile && !isHostile ? [] : [{ kind: 'record', entries }]
  }

  /** Lists of arguments, each with hostile texts in one of them. */
  lists(signature: ts.Signature): readonly (readonly Value[])[] {
    const types = signature.parameters.map((each) => this.checker.getTypeOfSymbol(each))
    const first = (type: ts.Type): Value => this.of(type, false)[0] ?? plain(null)
    const one = types.flatMap((type, index) =>
      this.of(type, true).map((text) => types.map((other, at) => (at === index ? text : first(other)))),
    )
    const isOne = types.filter((type) => this.of(type, true).length > 0).length < 2
    return isOne ? one : [...one, types.map((type) => this.of(type, true)[0] ?? first(type))]
  }

  /** Arguments without a hostile text. */
  plain(signature: ts.Signature): readonly Value[] {
    return signature.parameters
      .filter((each) => {
        const { valueDeclaration } = each
        return !(valueDeclaration && ts.isParameter(valueDeclaration) && valueDeclaration.questionToken)
      })
      .map((each) => this.of(this.checker.getTypeOfSymbol(each), false)[0] ?? plain(null))
  }
}

/** Functions that a value has: itself, and those that its packages' own types name. */
function functionsOf(
  checker: ts.TypeChecker,
  type: ts.Type,
): readonly { name?: string; signature: ts.Signature }[] {
  const own = type.getCallSignatures().map((signature) => ({ signature }))
  const isOwn = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((each) => !each.getSourceFile().fileName.includes('node_modules/.pnpm')) ??
    false
  const members = type
    .getProperties()
    .filter(isOwn)
    .flatMap((symbol) =>
      checker
        .getTypeOfSymbol(symbol)
        .getCallSignatures()
        .map((signature) => ({ name: symbol.name, signature })),
    )
  return [...own, ...members]
}

/** Calls of all that a built package exports and that takes a text, components and hooks aside. */
export function callsOf(folder: string): readonly Call[] {
  const { name } = manifest(folder)
  const entries = listedEntries(folder).flatMap(({ entry, target }) =>
    typeof target === 'object' && target.types && target.default?.endsWith('.js')
      ? [
          {
            module: name + entry.slice(1),
            types: join(folder, target.types),
            file: join(folder, target.default),
          },
        ]
      : [],
  )
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const args = new Arguments(checker)
  const seen = new Set<ts.Symbol>()
  const found = entries.flatMap(({ module, types, file }) => {
    const source = program.getSourceFile(types)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) throw new Error(`${types} is not built.`)
    return checker.getExportsOfModule(symbol).flatMap((each) => {
      const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each
      if (seen.has(target) || !(target.flags & ts.SymbolFlags.Value) || /^(use)?[A-Z]/.test(each.name))
        return []
      seen.add(target)
      return functionsOf(checker, checker.getTypeOfSymbol(target)).map(({ name: member, signature }) => ({
        signature,
        to: (...path: Call['path']): Call => ({
          module,
          file,
          path: [each.name, ...(member ? [member] : []), ...path],
        }),
      }))
    })
  })
  for (const { signature, to } of found) args.learn(signature, to([]))
  return found.flatMap(({ signature, to }) => [
    ...args.lists(signature).map((list) => to(list)),
    ...functionsOf(checker, signature.getReturnType()).flatMap(({ name: member, signature: next }) =>
      args.lists(next).map((list) => to(args.plain(signature), ...(member ? [member] : []), list)),
    ),
  ])
}
