import { defineConfig } from 'tsup'
import ts from 'typescript'

/** Every module that some code imports from, or exports from, as it is written. */
function modulesIn(code: string): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = []
  const visit = (node: ts.Node): void => {
    const module =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined
    if (module && ts.isStringLiteral(module)) found.push(module)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest))
  return found
}

/** Code whose relative imports name the files of `dist`, as those of the sources name `.ts` and `.tsx`. */
export function importingBuilt(code: string): string {
  let built = code
  // From the last one to the first, as a shorter name moves all that comes after it.
  for (const { text, end } of modulesIn(code).toReversed()) {
    if (!/^\.\.?\/.*\.tsx?$/.test(text)) continue
    built = `${built.slice(0, end - 1).replace(/\.tsx?$/, '.js')}${built.slice(end - 1)}`
  }
  return built
}

/**
 * How every package is built: one file of `dist` for each of `src`, so that bundlers see every module. They drop what a page
 * does not use, also from `export * as`, and each `'use client'` stays with the code that it is about. `tsc` writes the
 * declarations beside them.
 */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.d.ts', '!src/**/*.{stories,test,test-support}.{ts,tsx}'],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  bundle: false,
  splitting: false,
  sourcemap: true,
  clean: true,
  silent: true,
  // Unless told so, tsup writes `fs` for `node:fs`.
  removeNodeProtocol: false,
  // Sources are packed: maps need not hold them a second time.
  esbuildOptions: (options) => {
    options.sourcesContent = false
  },
  plugins: [{ name: 'importing-built', renderChunk: (code) => ({ code: importingBuilt(code) }) }],
})
