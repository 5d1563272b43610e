import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright'
import { SCRIPT_CONFIG, writeScriptConfig } from '../check/script-types.ts'
import { pack } from '../check/tarball.ts'
import { conclude, entriesOf, type Findings, manifest, packageFolders, tool } from '../check/workspace.ts'
import { chromium } from '../chromium.ts'
import { checkReference, compareColours } from './colours.ts'
import { checkMenus } from './menus.ts'
import { visit } from './pages.ts'

// Builds what is packed as its users do, in a project outside of the workspace: four bundlers, whose pages are opened in a
// browser, two versions of TypeScript, and Node. Asks for `pnpm build` before. With `--registry URL` it takes what was
// published there instead, and `--store FOLDER` is where pnpm keeps it.
const { values: asked } = parseArgs({
  options: { keep: { type: 'boolean' }, registry: { type: 'string' }, store: { type: 'string' } },
})

const PROJECT = fileURLToPath(new URL('project', import.meta.url))
const BUILDERS = ['vite', 'next', 'webpack', 'esbuild'] as const

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: undefined }

/** Runs a command in the project: nothing if it ends well, and what it printed if not. */
function run(
  home: string,
  title: string,
  command: string,
  words: readonly string[],
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): Findings {
  const begin = performance.now()
  const { status, error, stdout, stderr } = spawnSync(command, words, {
    cwd: home,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error) return [`${title}: ${error.message}`]
  const output = stdout + stderr
  const isWell = status === 0 && !(isQuiet && output.trim())
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${title}: ${isWell ? 'done' : 'failed'} (${seconds} s)`)
  return isWell ? [] : [`${title} ${status === 0 ? 'warns' : 'fails'}:\n${output}`]
}

/** A program that the project has installed. */
const bin = (home: string, name: string): string => join(home, 'node_modules/.bin', name)

/** The packages that a page imports: the command that begins projects is none of them. */
const libraries = (): string[] =>
  packageFolders().filter((folder) => manifest(folder).name.startsWith('@sitewright/'))

/** Packs all packages into the project: the file of each, by its name. */
const packInto = (home: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    libraries().map((folder): [string, string] => {
      const { name } = manifest(folder)
      const file = `${name.replace('@sitewright/', '')}.tgz`
      cpSync(pack(folder), join(home, file))
      return [name, `file:./${file}`]
    }),
  )

/** Settings of pnpm for our packages: each is the packed one, or one that was published a minute ago. */
const settingsFor = (versions: Readonly<Record<string, string>>): string =>
  asked.registry
    ? "minimumReleaseAgeExclude: ['@sitewright/*']\n"
    : `overrides:\n${Object.entries(versions)
        .map(([name, file]) => `  '${name}': ${file}\n`)
        .join('')}`

/** Installs our packages beside the pinned tools, so that each finds only what it names. */
function install(home: string): Findings {
  cpSync(PROJECT, home, { recursive: true })
  const { registry, store } = asked
  const versions = registry
    ? Object.fromEntries(libraries().map((folder) => [manifest(folder).name, 'latest']))
    : packInto(home)
  if (registry) writeFileSync(join(home, '.npmrc'), `@sitewright:registry=${registry}\n`)
  const project = manifest(home)
  const dependencies = { ...project.dependencies, ...versions }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ ...project, dependencies }))
  const workspace = readFileSync(join(home, 'pnpm-workspace.yaml'), 'utf8')
  writeFileSync(join(home, 'pnpm-workspace.yaml'), workspace + settingsFor(versions))
  return run(home, 'install', 'pnpm', [
    'install',
    '--no-frozen-lockfile',
    '--prefer-offline',
    '--ignore-scripts',
    ...(store ? ['--store-dir', store] : []),
  ])
}

/** The entries of the packages as they are installed. */
const installedEntries = (
  home: string,
  isWanted: (target: Readonly<Record<string, string>>) => boolean,
): string[] =>
  libraries().flatMap((folder) => {
    const { name } = manifest(folder)
    return Object.entries(entriesOf(join(home, 'node_modules', name))).flatMap(([entry, target]) =>
      typeof target === 'object' && isWanted(target) ? [name + entry.slice(1)] : [],
    )
  })

const isCode = ({ default: file }: Readonly<Record<string, string>>): boolean =>
  file?.endsWith('.js') ?? false

/** Every entry under TypeScript 6 and 7, with a bundler's resolution and with Node's, and what the page does with them. */
function checkTypes(home: string): Findings {
  const code = installedEntries(home, isCode).map(
    (entry, index) => `import * as entry${index} from '${entry}'`,
  )
  const sheets = installedEntries(home, ({ default: file }) => file?.endsWith('.css') ?? false)
  const names = code.map((_, index) => `entry${index}`)
  const lines = [
    ...code,
    ...sheets.map((sheet) => `import '${sheet}'`),
    `export default [${names.join(', ')}]`,
  ]
  writeFileSync(join(home, 'entries.ts'), lines.join('\n'))
  const [bundler, nodenext] = [
    { module: 'ESNext', moduleResolution: 'bundler' },
    { module: 'NodeNext', moduleResolution: 'NodeNext' },
  ].map((options) => {
    const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true }
    const compilerOptions = { ...options, ...strict, target: 'ES2022', jsx: 'react-jsx', types: ['node'] }
    const file = `tsconfig.${options.moduleResolution}.json`
    writeFileSync(join(home, file), JSON.stringify({ compilerOptions, files: ['entries.ts'] }))
    return file
  }) as [string, string]
  writeScriptConfig(home)
  return [
    ...[bundler, nodenext].flatMap((project) => [
      ...run(home, `TypeScript 6, ${project}`, tool('tsc6'), ['-p', project]),
      ...run(home, `TypeScript 7, ${project}`, tool('tsc'), ['-p', project]),
    ]),
    ...run(home, 'TypeScript 7, the page itself', tool('tsc'), ['-p', SCRIPT_CONFIG]),
  ]
}

/** Every entry in Node, by `import` and by `require`. */
function checkNode(home: string): Findings {
  const entries = JSON.stringify(installedEntries(home, isCode))
  writeFileSync(join(home, 'import.mjs'), `for (const entry of ${entries}) await import(entry)`)
  writeFileSync(join(home, 'require.cjs'), `for (const entry of ${entries}) require(entry)`)
  return [
    ...run(home, 'Node, import', process.execPath, ['import.mjs']),
    ...run(home, 'Node, require', process.execPath, ['--no-warnings', 'require.cjs']),
  ]
}

const PAGE = `<!doctype html><html lang="en"><title>Shop</title>
<link rel="stylesheet" href="main.css">
<main></main><script type="module" src="main.js"></script>`

/** Style sheets of the page, as they are packed. */
const SHEETS = [
  'cart-client/styles.css',
  'editor-ui/field/styles.css',
  'forms-client/styles.css',
  'gallery/styles.css',
] as const

/** Lays the packed style sheets beside the page that takes them as they are. */
function copySheets(home: string, folder: string): void {
  for (const sheet of SHEETS) {
    const [name] = sheet.split('/', 1) as [string]
    cpSync(join(home, 'node_modules/@sitewright', name, 'src'), join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'main.css'), SHEETS.map((sheet) => `@import './${sheet}';\n`).join(''))
}

/** Builds the page with each bundler, and once with the style sheets as they are packed. */
function build(home: string): Findings {
  const at = (path: string): string => join(home, 'built', path)
  for (const name of ['reference', 'webpack', 'esbuild']) {
    mkdirSync(at(name), { recursive: true })
    writeFileSync(at(`${name}/index.html`), PAGE)
  }
  copySheets(home, at('reference'))
  const esbuild = [
    'src/main.js',
    '--bundle',
    '--minify',
    '--format=esm',
    '--define:process.env.NODE_ENV="production"',
  ]
  return [
    ...run(home, 'esbuild without styles', bin(home, 'esbuild'), [
      ...esbuild,
      '--loader:.css=empty',
      '--outdir=built/reference',
    ]),
    ...run(home, 'esbuild', bin(home, 'esbuild'), [...esbuild, '--outdir=built/esbuild']),
    ...run(home, 'vite', bin(home, 'vite'), ['build', '--outDir', 'built/vite', '--logLevel', 'warn'], {
      isQuiet: true,
    }),
    ...run(home, 'webpack', process.execPath, ['webpack.mjs']),
    ...run(home, 'next', bin(home, 'next'), ['build']),
  ]
}

/** Opens each page, compares its colours with those of the style sheets themselves, and checks its menus. */
async function look(home: string): Promise<Findings> {
  const browser = await playwright.launch(chromium())
  try {
    const reference = await visit(browser, 'style sheets', join(home, 'built/reference'))
    const findings = [
      ...reference.findings,
      ...checkReference(reference.colours),
      ...checkMenus('style sheets', reference.menus),
    ]
    for (const builder of BUILDERS) {
      const page = await visit(browser, builder, join(home, 'built', builder))
      findings.push(...page.findings, ...compareColours(builder, reference.colours, page.colours))
      findings.push(...checkMenus(builder, page.menus))
    }
    return findings
  } finally {
    await browser.close()
  }
}

const home = mkdtempSync(join(tmpdir(), 'consumers-'))
try {
  const findings = [...install(home)]
  if (findings.length === 0) {
    findings.push(...build(home))
    if (findings.length === 0) findings.push(...(await look(home)))
    findings.push(...checkTypes(home), ...checkNode(home))
  }
  conclude('consumers', findings)
} finally {
  if (!asked.keep) rmSync(home, { recursive: true, force: true })
  else console.log(home)
}
