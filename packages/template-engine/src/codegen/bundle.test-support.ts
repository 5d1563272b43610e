import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { generate } from './index.ts'
import { parseFixture } from '../testing.ts'
import { engine, type Outcome } from './everywhere.test-support.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../fixture')

/** Every fixture of the package, by the name of its file below `fixture`. */
export const fixtures: readonly (readonly [name: string, source: string])[] = readdirSync(root, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')])

/** `template:3` is the module that is made of the fourth fixture's template. */
const templates: Plugin = {
  name: 'templates made ahead of time',
  setup(build) {
    build.onResolve({ filter: /^template:/ }, ({ path }) => ({ path, namespace: 'template' }))
    build.onLoad({ filter: /./, namespace: 'template' }, ({ path }) => {
      const [, source = ''] = fixtures[Number(path.split(':')[1])] ?? []
      const { code } = generate(parseFixture(source).template, {
        engine,
        module: './everywhere.test-support.ts',
      })
      return { contents: code, resolveDir: here }
    })
  },
}

const entry = `
import { runBoth } from './everywhere.test-support.ts'
${fixtures.map((_, at) => `import t${at} from 'template:${at}'`).join('\n')}
const fixtures = ${JSON.stringify(fixtures)}
const templates = [${fixtures.map((_, at) => `t${at}`).join()}]
const run = () => fixtures.map(([name, source], at) => runBoth(name, source, templates[at]))
export default { fetch: () => new Response(JSON.stringify(run())) }
`

/** A worker that holds the engine with all families, every fixture, and every template as code made ahead of time. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: here, loader: 'ts' },
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@sitewright/source'],
    plugins: [templates],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Finds the result of a fixture in a worker's messages. */
export function outcomeOf(outcomes: readonly Outcome[], name: string): Outcome {
  const found = outcomes.find((outcome) => outcome.name === name)
  if (!found) throw new Error(`The worker did not run ${name}.`)
  return found
}
