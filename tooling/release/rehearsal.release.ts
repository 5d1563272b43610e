import { join } from 'node:path'
import { type Browser, chromium as playwright } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifest, packageFolders } from '../check/workspace.ts'
import { chromium } from '../chromium.ts'
import { tryConsumers } from '../consumers/try.ts'
import { tryAlone } from './alone.ts'
import { readAudit } from './audit.ts'
import { examples } from './examples/examples.ts'
import { tryExample } from './examples/try.ts'
import { checkInstalledLicences, installedIn } from './installed.ts'
import { checkPublishConfig, checkPublished } from './packed.ts'
import { createProject, npm } from './project.ts'
import { publishPatch } from './publish.ts'
import { tryReact18 } from './react-18.ts'
import { endRehearsal, type Published, startRehearsal } from './rehearsal.ts'
import { manifestsIn } from './repository.ts'
import { findRuntimes, ownRuntime, type Runtime } from './runtime.ts'
import { checkShaking } from './shaking.ts'
import { followTutorial } from './tutorials/follow.ts'
import { visits } from './tutorials/visits.ts'
import { createUpgrade } from './upgrade.ts'

// Rehearses two releases against a registry of its own: versions, changelogs, tarballs, and every way in which users install.
//   pnpm release:rehearse [-t WORDS]

const names = packageFolders().map((folder) => manifest(folder).name)
/** The packages that a page imports: the command that begins projects is none of them, and brings nothing. */
const libraries = names.filter((name) => name.startsWith('@sitewright/'))

let rehearsal: Published
beforeAll(async () => {
  rehearsal = await startRehearsal()
})
afterAll(() => endRehearsal())

test('the first release has in its changelogs what the changesets say', () => {
  expect(rehearsal.findings).toEqual([])
})

test.each(names)('%s is public, and its tarball has what it needs and nothing else', async (name) => {
  const { repository } = rehearsal
  const published = manifestsIn(repository).get(name)
  expect([
    ...checkPublishConfig(manifest(packageFolders()[names.indexOf(name)] ?? '')),
    ...(await checkPublished(rehearsal, name, published?.version ?? '')),
  ]).toEqual([])
})

describe('alone in a project', () => {
  let runtimes: readonly Runtime[] = [ownRuntime]
  let reason = ''
  beforeAll(async () => {
    runtimes = await findRuntimes({ ...rehearsal, skip: (part) => (reason = part) })
  })

  test('another Node is there', ({ skip }) => skip(reason !== '', reason))

  test.concurrent.each(names)('%s loads, has types and a licence, and can be shaken', async (name) => {
    expect(await tryAlone(rehearsal, name, runtimes)).toEqual([])
    const project = join(rehearsal.home, 'projects', name.replace('@sitewright/', 'alone-'))
    const installed = await installedIn(rehearsal, project)
    expect(installed.map((part) => part.name)).toContain(name)
    expect(checkInstalledLicences(installed)).toEqual([])
    expect(await checkShaking(project, name)).toEqual([])
  })
})

test('all packages load beside React 18', async () => {
  expect(await tryReact18(rehearsal)).toEqual([])
})

test('no advisory is about what the packages bring', async ({ skip }) => {
  const folder = createProject(rehearsal, 'audit')
  const installed = await npm(rehearsal, folder, 'install', ...libraries)
  expect(installed.isWell, installed.output).toBe(true)
  const { stdout } = await npm(rehearsal, folder, 'audit', '--omit=dev', '--json')
  const result = readAudit(stdout)
  if (result.kind === 'skipped') skip(`npm audit, because the registry has no answer (${result.reason})`)
  else expect(result.findings).toEqual([])
})

describe('as users install it', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await playwright.launch(chromium())
  })
  afterAll(() => browser.close())

  test.concurrent('docs/tutorials', async ({ skip }) => {
    const findings: string[] = []
    // One after another: they use the same ports.
    for (const name of Object.keys(visits))
      findings.push(...(await followTutorial({ ...rehearsal, skip }, browser, name)))
    expect(findings).toEqual([])
  })

  test.concurrent('consumers: four bundlers, two versions of TypeScript, and Node', async () => {
    expect(await tryConsumers(rehearsal, browser, libraries)).toEqual([])
  })

  test.concurrent.each(examples.map((one) => [one.name, one] as const))(
    'apps/examples/%s',
    async (_, example) => {
      expect(await tryExample(rehearsal, browser, example)).toEqual([])
    },
  )
})

test('the second release raises what depends on it, and a shop upgrades to it', async () => {
  const { repository, registry } = rehearsal
  const shop = createUpgrade(rehearsal)
  expect(await shop.install()).toEqual([])
  expect(await publishPatch(repository, registry)).toEqual([])
  const versions = new Map([...manifestsIn(repository)].map(([name, { version }]) => [name, version]))
  expect(await shop.upgrade(versions)).toEqual([])
})
