import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { SCRIPT_CONFIG, writeScriptConfig } from '../check/script-types.ts'
import { type Findings, manifest, tool } from '../check/workspace.ts'
import { checkEntries, modulesOf } from '../release/alone.ts'
import { run } from '../release/command.ts'
import type { Rehearsal } from '../release/project.ts'
import { ownRuntime } from '../release/runtime.ts'
import { checkReference, compareColours } from './colours.ts'
import { checkMenus } from './menus.ts'
import { visit } from './pages.ts'

const PROJECT = fileURLToPath(new URL('project', import.meta.url))
const BUILDERS = ['vite', 'next', 'webpack', 'esbuild'] as const

/** Writes a project that has our packages beside the pinned tools, and says how to install it: each finds only what it names. */
function prepare(
  { home, registry }: Rehearsal,
  project: string,
  names: readonly string[],
): readonly [string, ...string[]] {
  cpSync(PROJECT, project, { recursive: true })
  writeFileSync(join(project, '.npmrc'), `@sitewright:registry=${registry.url}\n`)
  const own = manifest(project)
  const latest = Object.fromEntries(names.map((name) => [name, 'latest']))
  const dependencies = { ...own.dependencies, ...latest }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...own, dependencies }))
  const settings = join(project, 'pnpm-workspace.yaml')
  // They were published a minute ago.
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}minimumReleaseAgeExclude: ['@sitewright/*']\n`)
  return [
    'pnpm',
    ...['install', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts'],
    ...['--store-dir', join(home, 'pnpm-store')],
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
function copySheets(project: string, folder: string): void {
  for (const sheet of SHEETS) {
    const [name] = sheet.split('/', 1) as [string]
    cpSync(join(project, 'node_modules/@sitewright', name, 'src'), join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'main.css'), SHEETS.map((sheet) => `@import './${sheet}';\n`).join(''))
}

/** Builds the page with each bundler, and once with the style sheets as they are packed. */
function builds(project: string): readonly (readonly [string, ...string[]])[] {
  const at = (path: string): string => join(project, 'built', path)
  const bin = (name: string): string => join(project, 'node_modules/.bin', name)
  for (const name of ['reference', 'webpack', 'esbuild']) {
    mkdirSync(at(name), { recursive: true })
    writeFileSync(at(`${name}/index.html`), PAGE)
  }
  copySheets(project, at('reference'))
  const esbuild = [bin('esbuild'), 'src/main.js', '--bundle', '--minify', '--format=esm'] as const
  const production = '--define:process.env.NODE_ENV="production"'
  return [
    [...esbuild, production, '--loader:.css=empty', '--outdir=built/reference'],
    [...esbuild, production, '--outdir=built/esbuild'],
    [bin('vite'), 'build', '--outDir', 'built/vite', '--logLevel', 'warn'],
    [process.execPath, 'webpack.mjs'],
    [bin('next'), 'build'],
  ]
}

/** Opens each page, compares its colours with those of the style sheets themselves, and checks its menus. */
async function look(browser: Browser, project: string): Promise<Findings> {
  const reference = await visit(browser, 'style sheets', join(project, 'built/reference'))
  const findings = [
    ...reference.findings,
    ...checkReference(reference.colours),
    ...checkMenus('style sheets', reference.menus),
  ]
  for (const builder of BUILDERS) {
    const page = await visit(browser, builder, join(project, 'built', builder))
    findings.push(...page.findings, ...compareColours(builder, reference.colours, page.colours))
    findings.push(...checkMenus(builder, page.menus))
  }
  return findings
}

/**
 * Builds what was published as its users do: with four bundlers, whose pages are opened, with two versions of TypeScript,
 * and in Node with all peers.
 */
export async function tryConsumers(
  rehearsal: Rehearsal,
  browser: Browser,
  names: readonly string[],
): Promise<Findings> {
  const project = join(rehearsal.home, 'projects/consumers')
  const findings: string[] = []
  const step = async ([command, ...words]: readonly [string, ...string[]]): Promise<void> => {
    const { isWell, output } = await run(command, words, { cwd: project })
    // Vite is asked to print warnings alone.
    const isSilent = !words.includes('warn') || output.trim() === ''
    if (!isWell || !isSilent) findings.push(`consumers: ${command} ${words.join(' ')}:\n${output}`)
  }
  await step(prepare(rehearsal, project, names))
  if (findings.length > 0) return findings
  for (const build of builds(project)) await step(build)
  if (findings.length === 0) findings.push(...(await look(browser, project)))
  // Before there are other scripts than those of the page.
  writeScriptConfig(project)
  await step([tool('tsc'), '-p', SCRIPT_CONFIG])
  const entries = names.flatMap((name) => modulesOf(join(project, 'node_modules', name)))
  findings.push(...(await checkEntries(project, manifest(project), entries, [ownRuntime], ['tsc6', 'tsc'])))
  return findings
}
