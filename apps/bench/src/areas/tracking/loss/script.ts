import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { peersFolder } from '../../../peers.ts'

/** The script of a page that starts a subject and offers it as `trackEvent`. Bundled as an application would bundle it. */
export async function scriptOf(file: URL): Promise<string> {
  const path = fileURLToPath(file)
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { open } from ${JSON.stringify(path)}
        window.trackEvent = open(new URLSearchParams(location.search).get('endpoint'))`,
      resolveDir: peersFolder,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    tsconfigRaw: '{}',
    conditions: ['@sitewright/source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [`${peersFolder}/node_modules`],
    logLevel: 'silent',
  })
  const [output] = outputFiles
  if (!output) throw new Error(`esbuild made no script of ${path}.`)
  return output.text
}
