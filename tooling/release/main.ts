import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium as playwright } from 'playwright'
import { conclude, type Findings, manifest, packageFolders } from '../check/workspace.ts'
import { chromium } from '../chromium.ts'
import { tryConsumers } from '../consumers/try.ts'
import { forget, none, outcomeOf, remember } from '../outcome.ts'
import { tryAlone } from './alone.ts'
import { readAudit } from './audit.ts'
import { endAll, inTurns } from './command.ts'
import { examples } from './examples/examples.ts'
import { tryExample } from './examples/try.ts'
import { checkInstalledLicences, installedIn } from './installed.ts'
import { checkPublishConfig, checkPublished } from './packed.ts'
import { createProject, npm, type Rehearsal, timed } from './project.ts'
import { publishFirst, publishPatch } from './publish.ts'
import { tryReact18 } from './react-18.ts'
import { latest, startRegistry } from './registry.ts'
import { copyRepository, manifestsIn } from './repository.ts'
import { findRuntimes } from './runtime.ts'
import { checkShaking } from './shaking.ts'
import { followTutorial } from './tutorials/follow.ts'
import { visits } from './tutorials/visits.ts'
import { createUpgrade } from './upgrade.ts'

// Rehearses two releases against a registry of its own: versions, changelogs, tarballs, and every way in which users install.
//   pnpm release:rehearse [--only NAME]… [--keep] [--serve]
// Started as `node --import tsx`: the command `tsx` kills a program that is too busy to hear a signal, which could not tidy up.
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    keep: { type: 'boolean' },
    serve: { type: 'boolean' },
  },
})

/** A rehearsal that takes longer has got stuck. */
const LIMIT_MS = 30 * 60_000

const isAsked = (name: string): boolean => !asked.only || asked.only.includes(name)

const names = packageFolders().map((folder) => manifest(folder).name)
/** The packages that a page imports: the command that begins projects is none of them, and brings nothing. */
const libraries = names.filter((name) => name.startsWith('@sitewright/'))

/** Installs, loads and measures each package alone, and looks at the licences of what comes with it. */
async function packages(rehearsal: Rehearsal): Promise<Findings> {
  const nodes = await findRuntimes(rehearsal)
  return inTurns(
    names.map(
      (name) => () =>
        timed(`${name} alone`, async () => {
          const findings = [...(await tryAlone(rehearsal, name, nodes))]
          const project = join(rehearsal.home, 'projects', name.replace('@sitewright/', 'alone-'))
          const installed = await installedIn(rehearsal, project)
          if (!installed.some((part) => part.name === name)) return findings
          findings.push(...checkInstalledLicences(installed), ...(await checkShaking(project, name)))
          return findings
        }),
    ),
  )
}

/** Asks the registry for advisories about all that our packages bring. */
async function audit(rehearsal: Rehearsal): Promise<Findings> {
  const folder = createProject(rehearsal, 'audit')
  const installed = await npm(rehearsal, folder, 'install', ...libraries)
  if (!installed.isWell) return [`All packages together cannot be installed: ${installed.output}`]
  const { stdout } = await npm(rehearsal, folder, 'audit', '--omit=dev', '--json')
  const result = readAudit(stdout)
  if (result.kind === 'read') return result.findings
  rehearsal.skip(`npm audit, because the registry has no answer (${result.reason})`)
  return []
}

/** Follows each tutorial, one after another: they use the same ports. */
async function tutorials(rehearsal: Rehearsal, browser: Browser): Promise<Findings> {
  const findings: string[] = []
  for (const name of Object.keys(visits))
    findings.push(...(await timed(`docs/tutorials/${name}`, () => followTutorial(rehearsal, browser, name))))
  return findings
}

/** The checks of a release as its users install it, two at a time. */
async function users(rehearsal: Rehearsal): Promise<Findings> {
  const browser = await playwright.launch(chromium())
  try {
    return await inTurns([
      ...(isAsked('tutorials') ? [() => tutorials(rehearsal, browser)] : []),
      ...(isAsked('consumers')
        ? [() => timed('consumers', () => tryConsumers(rehearsal, browser, libraries))]
        : []),
      ...examples
        .filter(({ name }) => isAsked(name))
        .map(
          (example) => () =>
            timed(`apps/examples/${example.name}`, () => tryExample(rehearsal, browser, example)),
        ),
    ])
  } finally {
    await browser.close()
  }
}

const versionsIn = (repository: string): ReadonlyMap<string, string> =>
  new Map([...manifestsIn(repository)].map(([name, { version }]) => [name, version]))

/** Parts that cannot be done here. */
const skipped: string[] = []

async function rehearse(home: string): Promise<Findings> {
  const repository = join(home, 'repository')
  const rehearsal: Rehearsal = {
    home,
    repository,
    registry: await startRegistry(join(home, 'registry')),
    skip: (part) => void skipped.push(part),
  }
  copyRepository(repository)
  const findings: string[] = [...packageFolders().flatMap((folder) => checkPublishConfig(manifest(folder)))]
  const step = async (title: string, work: () => Promise<Findings>): Promise<void> =>
    void findings.push(...(await timed(title, work)))
  await step('first release', () => publishFirst(repository, rehearsal.registry))
  const published = await Promise.all(names.map((name) => latest(rehearsal.registry, name))).catch(() => [])
  if (published.length === 0) return findings
  await step('tarballs', () =>
    inTurns(
      [...versionsIn(repository)].map(
        ([name, version]) =>
          () =>
            checkPublished(rehearsal, name, version),
      ),
    ),
  )
  if (asked.serve) {
    console.log(`npm install --registry ${rehearsal.registry.url} … until Ctrl-C`)
    await new Promise(() => undefined)
  }
  const shop = createUpgrade(rehearsal)
  if (isAsked('upgrade')) await step('first install', shop.install)
  if (isAsked('packages')) findings.push(...(await packages(rehearsal)))
  if (isAsked('react-18')) await step('React 18', () => tryReact18(rehearsal))
  if (isAsked('audit')) await step('advisories', () => audit(rehearsal))
  findings.push(...(await users(rehearsal)))
  if (!isAsked('upgrade')) return findings
  await step('second release', () => publishPatch(repository, rehearsal.registry))
  await step('upgrade', () => shop.upgrade(versionsIn(repository)))
  return findings
}

const home = mkdtempSync(join(tmpdir(), 'rehearsal-'))
function leave(): void {
  endAll()
  if (asked.keep) console.log(home)
  else rmSync(home, { recursive: true, force: true })
}
function giveUp(reason: string): void {
  console.error(reason)
  leave()
  process.exit(1)
}
process.once('SIGINT', () => giveUp('interrupted')).once('SIGTERM', () => giveUp('ended'))
const limit = setTimeout(
  () => giveUp(`The rehearsal was ended after ${LIMIT_MS / 60_000} minutes.`),
  LIMIT_MS,
)
if (asked.serve) clearTimeout(limit)
forget('rehearsal')
try {
  const findings = await rehearse(home)
  const notes = skipped.map((part) => `skipped: ${part}`)
  for (const note of notes) console.log(note)
  const { passed, failed } = outcomeOf(findings.length, 'release rehearsal')
  remember('rehearsal', { ...none, passed, failed, skipped: skipped.length, notes: [...findings, ...notes] })
  conclude('release rehearsal', findings)
} finally {
  clearTimeout(limit)
  leave()
}
