import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { conclude, type Findings, isMain, manifest, packageFolders, shown } from './workspace.ts'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: true,
  types: [],
  noEmit: true,
}

/** A declaration as it was written, without its comments and the words that only a module needs. */
function signature(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const printer = ts.createPrinter({ removeComments: true })
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
  return text.replace(/^(export |declare |default )+/, '')
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const texts = (target.declarations ?? []).map((declaration) => {
    const name = target.name === symbol.name ? '' : `${symbol.name} = `
    return ts.isSourceFile(declaration) ? `${symbol.name}: module` : name + signature(declaration)
  })
  return [...new Set(texts)].join('\n')
}

/** The public face of a built package, as a page: each entry point with the signature of each export. */
export function report(folder: string): string {
  const { name, exports } = manifest(folder)
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.types && target.default?.endsWith('.js')
      ? [{ entry, file: join(folder, target.types) }]
      : [],
  )
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    OPTIONS,
  )
  const checker = program.getTypeChecker()
  const sections = entries.map(({ entry, file }) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${shown(file)} is not built or exports nothing.`)
    const symbols = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const lines = symbols.map((symbol) => describe(checker, symbol))
    return `## ${name}${entry.slice(1)}\n\n\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`\n`
  })
  return `# API of ${name}\n\nWritten by \`pnpm api\`; a change here is a change that users see.\n\n${sections.join('\n')}`
}

/** A public face that differs from the committed page. */
export function checkApi(folder: string): Findings {
  const page = join(folder, 'api.md')
  const committed = existsSync(page) ? readFileSync(page, 'utf8') : ''
  return committed === report(folder)
    ? []
    : [`${shown(page)} is out of date: run "pnpm api" and look at what changed.`]
}

if (isMain(import.meta.url)) {
  const words = process.argv.slice(2)
  const named = words.filter((word) => word !== '--write').map((path) => resolve(path))
  const folders = named.length > 0 ? named : packageFolders()
  if (words.includes('--write'))
    for (const folder of folders) writeFileSync(join(folder, 'api.md'), report(folder))
  conclude('API reports', folders.flatMap(checkApi))
}
