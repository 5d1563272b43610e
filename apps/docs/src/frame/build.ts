import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { manifest, root } from '../../../../tooling/check/workspace.ts'
import { hashOf } from '../policy.ts'
import { FRAME } from './example.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const docs = join(here, '../..')

/** Modules in CommonJS: bundlers give these a default export alone. */
const COMMON = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/** Entries of our packages that run in a browser, by name. */
function entries(): string[] {
  const { devDependencies = {} } = manifest(docs)
  const names = Object.keys(devDependencies).filter((name) => name.startsWith('@sitewright/'))
  return names.flatMap((name) => {
    const { exports, budgets = {} } = manifest(join(docs, 'node_modules', name))
    const scripts = Object.entries(exports).filter(
      ([, target]) => typeof target === 'object' && 'default' in target,
    )
    // Style sheets of single parts are behind a pattern, and have a budget each.
    const styles = Object.keys(budgets).filter((path) => path.endsWith('.css'))
    const paths = new Set([...scripts.map(([path]) => path), ...styles])
    return [...paths].filter((path) => !/\*|^\.\/(vite|node)$/.test(path)).map((path) => name + path.slice(1))
  })
}

/** The page of the frame: an origin of its own that loads scripts, styles and pictures of the site, and nothing else. */
export function framePage(imports: Readonly<Record<string, string>>): string {
  const map = JSON.stringify({ imports })
  const policy = `default-src 'none'; script-src 'self' blob: ${hashOf(map)}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Example</title>
    <link rel="stylesheet" href="frame.css">
    <script type="importmap">${map}</script>
    <script type="module" src="modules/run.js"></script>
  </head>
  <body></body>
</html>
`
}

/** Writes the frame that runs examples, and the published files of the packages that they import. */
export async function buildFrame(outDir: string): Promise<void> {
  const folder = join(outDir, FRAME)
  const own = entries()
  const scripts = [...COMMON, ...own.filter((name) => !name.endsWith('.css'))]
  await esbuild.build({
    absWorkingDir: docs,
    entryPoints: [
      { in: join(here, 'run.ts'), out: 'run' },
      ...COMMON.map((name) => ({ in: `common:${name}`, out: name })),
      ...own.map((name) => ({ in: name, out: name.replace(/\.css$/, '') })),
    ],
    outdir: join(folder, 'modules'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    external: ['node:*'],
    loader: { '.woff2': 'file' },
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'common',
        setup(build) {
          build.onResolve({ filter: /^common:/ }, ({ path }) => ({
            path: path.slice('common:'.length),
            namespace: 'common',
          }))
          // The frame takes them as examples do, by the import map.
          build.onResolve({ filter: /^react/ }, ({ path, importer }) =>
            importer.endsWith('run.ts') ? { path, external: true } : undefined,
          )
          build.onLoad({ filter: /./, namespace: 'common' }, async ({ path }) => {
            const names = Object.keys((await import(path)) as object).filter((name) =>
              /^(?!default$)\w+$/.test(name),
            )
            const contents = `import all from '${path}'; export default all; export const { ${names.join(', ')} } = all`
            return { contents, resolveDir: docs }
          })
        },
      },
    ],
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'frame.html'),
    framePage(Object.fromEntries(scripts.map((name) => [name, `./modules/${name}.js`]))),
  )
  cpSync(join(here, 'frame.css'), join(folder, 'frame.css'))
  cpSync(join(root, 'apps/examples/html-gallery/public'), join(folder, 'pictures'), { recursive: true })
}
