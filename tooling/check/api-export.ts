import ts from 'typescript'

/** Groups of a report, in the order in which it shows them. */
export const GROUPS = ['Functions', 'Components', 'Hooks', 'Values', 'Types'] as const

export type Group = (typeof GROUPS)[number]

/** One name that an entry point exports. */
export interface Export {
  readonly name: string
  readonly group: Group
  /** First sentence of its comment. */
  readonly summary: string
  /** Declarations as TypeScript, without their comments. */
  readonly signature: string
  /** Same for every entry point that exports the same declaration under the same name. */
  readonly identity: string
}

/** A declaration as it was written, without its comments and the words that only a module needs. */
function signatureOf(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const printer = ts.createPrinter({ removeComments: true })
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
  return text.replace(/^(export |declare |default )+/, '').replaceAll('    ', '  ')
}

/** First sentence of a comment, on one line. */
function summaryOf(comment: string): string {
  const [paragraph = ''] = comment.replaceAll(/\{@link (\S+?)\}/g, '`$1`').split('\n\n')
  const text = paragraph.replaceAll(/\s+/g, ' ').trim()
  return /^.*?[.?!](?= [A-Z`]|$)/.exec(text)?.[0] ?? text
}

function groupOf(checker: ts.TypeChecker, name: string, target: ts.Symbol): Group {
  if (!(target.flags & ts.SymbolFlags.Value)) return 'Types'
  const [declaration] = target.declarations ?? []
  const type = declaration && checker.getTypeOfSymbolAtLocation(target, declaration)
  if (!type?.getCallSignatures().length) return 'Values'
  if (/^use[A-Z]/.test(name)) return 'Hooks'
  return /^[A-Z]/.test(name) ? 'Components' : 'Functions'
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): Export {
  const { name } = symbol
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declarations = target.declarations ?? []
  const signatures = declarations.map((declaration) =>
    ts.isSourceFile(declaration)
      ? `${name}: ${moduleNames(checker, target)}`
      : (target.name === name ? '' : `${name} = `) + signatureOf(declaration),
  )
  const summary = summaryOf(ts.displayPartsToString(target.getDocumentationComment(checker)))
  const isModule = declarations.some((declaration) => ts.isSourceFile(declaration))
  const [first] = declarations
  return {
    name,
    group: isModule ? 'Components' : groupOf(checker, name, target),
    summary: isModule ? `Its parts: ${moduleNames(checker, target)}.` : summary,
    signature: isModule ? '' : [...new Set(signatures)].join('\n'),
    identity: `${name} ${first?.getSourceFile().fileName} ${first?.pos}`,
  }
}

/** Names that a module exports, such as the parts of a component. */
const moduleNames = (checker: ts.TypeChecker, module: ts.Symbol): string =>
  checker
    .getExportsOfModule(module)
    .filter((each) => !(each.flags & ts.SymbolFlags.Type))
    .map(({ name }) => `\`${name}\``)
    .toSorted()
    .join(', ')

/** Exports of a module, by name. */
export const exportsOf = (checker: ts.TypeChecker, module: ts.Symbol): readonly Export[] =>
  checker
    .getExportsOfModule(module)
    .map((symbol) => describe(checker, symbol))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
