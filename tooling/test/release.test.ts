import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import readChangesets from '@changesets/read'
import { describe, expect, test } from 'vitest'
import { checkAllowed, checkReleased } from '../check/packed.ts'
import { writeScriptConfig } from '../check/script-types.ts'
import { checkMissing } from '../release/alone.ts'
import { readAudit } from '../release/audit.ts'
import { endAll, run, serve } from '../release/command.ts'
import { follow, FOLLOWER } from '../release/examples/follow.ts'
import { raiseExamples } from '../release/examples/raise.ts'
import { checkerOf } from '../release/examples/types.ts'
import { checkInstalledLicences } from '../release/installed.ts'
import { checkPublishConfig } from '../release/packed.ts'
import { checkChangelogs, checkPatch, dependantsOf } from '../release/plan.ts'
import { commit } from '../release/repository.ts'
import { checkShaken, type Shaken } from '../release/shaking.ts'
import { checkInstalled } from '../release/upgrade.ts'
import { sandbox } from './sandbox.ts'

/** A program that starts another one, writes its process id into a file, and does not end. */
const PARENT = `
const { spawn } = require('node:child_process')
const { pid } = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
require('node:fs').writeFileSync(process.argv[1], String(pid))
setInterval(() => {}, 1000)
`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a program of a rehearsal', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'release-test-'))

  test('has its result apart from its warnings', async () => {
    const script = 'console.warn("careful"); console.log("result")'
    const outcome = await run(process.execPath, ['--eval', script], { cwd })
    expect(outcome).toMatchObject({ isWell: true, stdout: 'result' })
    expect(outcome.output).toContain('careful')
  })

  test('ends with the programs that it has started', async () => {
    const file = join(cwd, 'pid')
    const ended = run(process.execPath, ['--eval', PARENT, file], { cwd })
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toMatch(/\d/)
    endAll()
    expect(await ended).toMatchObject({ isWell: false })
    await expect.poll(() => isAlive(Number(readFileSync(file, 'utf8')))).toBe(false)
  })

  test('that ends before it answers is reported with what it printed', async () => {
    const words = ['--eval', 'console.error("no such file"); process.exit(1)']
    await expect(serve(process.execPath, words, { cwd, port: 1 })).rejects.toThrow('no such file')
  })
})

const part = (version: string, ...dependencies: string[]) => ({
  version,
  dependencies: Object.fromEntries(dependencies.map((name) => [name, 'workspace:^'])),
})
const manifests = new Map([
  ['money', part('0.1.0')],
  ['cart', part('0.3.9', 'money')],
  ['page', part('0.2.0', 'cart')],
  ['gallery', part('0.1.0')],
])

describe('a patch of one package', () => {
  test('reaches those that depend on it through others', () => {
    expect([...dependantsOf('money', manifests)].toSorted()).toEqual(['cart', 'money', 'page'])
  })

  test('raises it and its dependants by one', () => {
    const after = new Map(manifests)
      .set('money', part('0.1.1'))
      .set('cart', part('0.3.10', 'money'))
      .set('page', part('0.2.1', 'cart'))
    expect(checkPatch('money', manifests, after)).toEqual([])
  })

  test('raises a package that follows every release, although it depends on none', () => {
    const after = new Map(manifests)
      .set('money', part('0.1.1'))
      .set('cart', part('0.3.10', 'money'))
      .set('page', part('0.2.1', 'cart'))
      .set('gallery', part('0.1.1'))
    expect(checkPatch('money', manifests, after, ['gallery'])).toEqual([])
    expect(checkPatch('gallery', manifests, manifests, ['money'])).toEqual([
      'A patch of gallery makes money 0.1.0; it should be 0.1.1.',
      'A patch of gallery makes gallery 0.1.0; it should be 0.1.1.',
    ])
  })

  test('raises no other package, and none too far', () => {
    const after = new Map(manifests)
      .set('money', part('0.2.0'))
      .set('cart', part('0.3.10'))
      .set('page', part('0.2.1'))
      .set('gallery', part('0.1.1'))
    expect(checkPatch('money', manifests, after)).toEqual([
      'A patch of money makes money 0.2.0; it should be 0.1.1.',
      'A patch of money makes gallery 0.1.1; it should be 0.1.0.',
    ])
  })
})

describe('the command that begins projects', () => {
  const waiting = (changesets: Readonly<Record<string, string>>): string =>
    sandbox(
      Object.fromEntries(Object.entries(changesets).map(([name, text]) => [`.changeset/${name}`, text])),
    )
  const followed = (home: string): boolean => existsSync(join(home, '.changeset/created-projects.md'))
  const patchOf = (name: string): string => `---\n'${name}': patch\n---\n\nMended.\n`

  test('is released with any other package', async () => {
    const home = waiting({ 'one.md': patchOf('@sitewright/gallery'), 'config.json': '{}' })
    await follow(home)
    const names = (await readChangesets(home)).flatMap(({ releases }) => releases.map(({ name }) => name))
    expect(names.toSorted()).toEqual(['@sitewright/gallery', 'create-sitewright'])
  })

  test.each([
    ['nothing is released', { 'README.md': patchOf('@sitewright/gallery') }],
    ['users notice nothing', { 'one.md': '---\n---\n' }],
    ['it has a changeset of its own', { 'one.md': patchOf(FOLLOWER), 'two.md': patchOf('@sitewright/site') }],
  ])('needs no changeset where %s', async (_, changesets) => {
    const home = waiting(changesets)
    await follow(home)
    expect(followed(home)).toBe(false)
  })
})

describe('the types of an example', () => {
  const home = (text: string): string => {
    const folder = sandbox({
      'price.js':
        '/** @param {{ value: string }} price */\nexport const text = ({ value }) => `${value} €`\n',
      'src/page.js': `import { text } from '../price.js'\nimport menu from './menu.jsont'\n${text}\n`,
      'dist/page.js': 'const built = 1\nbuilt()\n',
    })
    writeScriptConfig(folder)
    return folder
  }
  const check = async (text: string): Promise<string> => {
    const { words, command } = checkerOf({}, false)
    return (await run(command, words, { cwd: home(text) })).output
  }

  test('may be left out where scripts need none', async () => {
    const script =
      "document.getElementById('price').onclick = (event) => text({ value: menu + event.detail })"
    expect(await check(script)).toBe('')
  })

  test('are checked in plain scripts, but for what was built', async () => {
    expect(await check('text({ value: 1 })')).toMatch(/^src\/page\.js\(3,8\): error TS2322/)
    expect(await check("text({ valeu: '1' })")).toContain("Did you mean to write 'value'?")
  })

  test.each([
    [{ dependencies: { vue: '3' } }, false, 'node_modules/.bin/vue-tsc'],
    [{ devDependencies: { svelte: '5' } }, false, 'node_modules/.bin/svelte-check'],
    [{ dependencies: { vue: '3' } }, true, 'node_modules/.bin/tsc'],
  ])(
    'are checked by the program that reads its files: %j, own configuration %s',
    (manifest, hasConfig, command) => {
      expect(checkerOf(manifest, hasConfig)).toMatchObject({ command })
    },
  )
})

describe('an example', () => {
  test('asks for the versions that the packages have, and pins what it had pinned', () => {
    const home = sandbox({
      'packages/cart/package.json': '{"name":"@sitewright/cart","version":"0.3.1"}',
      'apps/examples/README.md': '# Examples',
      'apps/examples/shop/package.json': '{"dependencies":{"@sitewright/cart": "^0.2.0","vite": "8.3.8"}}',
    })
    raiseExamples(home)
    expect(readFileSync(join(home, 'apps/examples/shop/package.json'), 'utf8')).toBe(
      '{"dependencies":{"@sitewright/cart": "^0.3.1","vite": "8.3.8"}}',
    )
  })
})

describe('changelogs', () => {
  const changeset = {
    summary: 'Carts are *faster*:\ntwice as fast.\n\nMore about it.',
    releases: [{ name: '@sitewright/cart' }, { name: '@sitewright/page' }],
  }
  const versions = new Map([
    ['@sitewright/cart', part('0.2.0')],
    ['@sitewright/page', part('0.1.1')],
  ])
  const section = (version: string) =>
    `# x\n\n## ${version}\n\n### Changes\n\n- abc: Carts are _faster_:\n  twice as fast.\n`

  test('say in the section of the new version what users gain', () => {
    const changelogOf = (name: string) => section(versions.get(name)?.version ?? '')
    expect(checkChangelogs([changeset], versions, changelogOf)).toEqual([])
  })

  test('do not count what another version says', () => {
    expect(checkChangelogs([changeset], versions, () => section('0.2.0'))).toEqual([
      'The changelog of @sitewright/page 0.1.1 does not say "Carts are faster: twice as fast.".',
    ])
  })
})

test('a release whose versions were raised before is committed, though it changes nothing', () => {
  const home = sandbox({ 'package.json': '{}' })
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: home, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  commit(home, 'Everything as it is')
  commit(home, 'Version packages')
  expect(git('log', '--format=%s').trim().split('\n')).toEqual(['Version packages', 'Everything as it is'])
})

describe('a tarball', () => {
  const files = new Map([
    ['package.json', '{"exports":{".":{"default":"./dist/index.js"},"./x":"./client.d.ts"}}'],
    ['README.md', ''],
    ['LICENSE', ''],
    ['CHANGELOG.md', ''],
    ['client.d.ts', ''],
    ['dist/index.js', ''],
    ['dist/index.js.map', '{"sources":["../src/index.ts"]}'],
    ['src/index.ts', ''],
    ['src/styles.css', ''],
  ])

  test('holds what is built, its sources, and what the manifest names', () => {
    expect([...checkAllowed(files), ...checkReleased(files)]).toEqual([])
  })

  test.each(['src/left-over.ts', 'api.md', '.npmrc', 'tsconfig.json', 'dist/data.json'])(
    'does not hold %s',
    (path) => {
      expect(checkAllowed(new Map([...files, [path, '']]))).toEqual([`its tarball has ${path}.`])
    },
  )

  test('is not released without a changelog', () => {
    const without = new Map([...files].filter(([path]) => path !== 'CHANGELOG.md'))
    expect(checkReleased(without)).toEqual(['its tarball has no CHANGELOG.md.'])
  })
})

describe('a published package', () => {
  test('is public and carries provenance', () => {
    expect(checkPublishConfig({ name: 'a', publishConfig: { access: 'public', provenance: true } })).toEqual(
      [],
    )
    expect(checkPublishConfig({ name: 'a', publishConfig: { access: 'restricted' } })).toHaveLength(2)
  })

  test('asks for no package that it does not name', () => {
    const subject = { name: 'a', peerDependenciesMeta: { react: { optional: true } } }
    expect(checkMissing(subject, { 'a/x': '', 'a/react': 'react', 'a/contracts': 'zod' })).toEqual([
      'a/contracts needs zod, which is no optional peer of a.',
    ])
  })
})

describe('one name of an entry', () => {
  const shaken: Shaken = { entry: 'a/x', isNamed: false, bare: 0, one: 10, whole: 100, names: 5 }

  test.each<[string, Partial<Shaken>, number]>([
    ['costs less than all', {}, 0],
    ['is noticed if it costs as much', { one: 100 }, 1],
    ['may be most of an entry with two', { one: 100, names: 2 }, 0],
    ['is noticed if importing nothing costs something', { bare: 3 }, 1],
    ['may have an effect that the manifest names', { bare: 3, isNamed: true }, 0],
    ['is noticed if a named effect is dropped', { isNamed: true }, 1],
  ])('%s', (_, changes, findings) => {
    expect(checkShaken({ ...shaken, ...changes })).toHaveLength(findings)
  })
})

describe('an upgrade', () => {
  const versions = new Map([
    ['@sitewright/cart', '0.1.1'],
    ['@sitewright/gallery', '0.1.0'],
  ])
  const installed = [
    { name: '@sitewright/cart', version: '0.1.1' },
    { name: '@sitewright/gallery', version: '0.1.0' },
    { name: 'react', version: '19.0.0' },
  ]

  test('leaves each package once, in its newest version', () => {
    expect(checkInstalled(installed, versions)).toEqual([])
  })

  test('is noticed if it leaves an older one', () => {
    const older = { name: '@sitewright/cart', version: '0.1.0' }
    expect(checkInstalled([...installed, older], versions)).toEqual([
      '@sitewright/cart is installed twice after the upgrade.',
      '@sitewright/cart is 0.1.0 after the upgrade, not 0.1.1.',
    ])
  })
})

describe('advisories', () => {
  test('are findings', () => {
    const json =
      '{"vulnerabilities":{"left-pad":{"severity":"high"}},"metadata":{"vulnerabilities":{"total":1}}}'
    expect(readAudit(json)).toEqual({
      kind: 'read',
      findings: ['npm audit: left-pad has an advisory (high).'],
    })
  })

  test.each([
    [
      '{"message":"405 Method Not Allowed","method":"POST","uri":"https://a.example/-/npm"}',
      '405 Method Not Allowed',
    ],
    ['{"message":"request to https://a.example failed: ENOTFOUND"}', /ENOTFOUND/],
  ])('are skipped with a reason where the registry answers %j', (json, reason) => {
    expect(readAudit(json)).toEqual({ kind: 'skipped', reason: expect.stringMatching(reason) as string })
  })

  test.each([
    ['', 'it printed nothing that can be read'],
    ['{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile."}}', /lockfile/],
  ])('are not taken for skipped where npm itself fails with %j', (json, reason) => {
    expect(readAudit(json)).toEqual({ kind: 'read', findings: [expect.stringMatching(reason)] })
  })
})

test('licences that come with a package and that users may not accept are found', () => {
  const part = { name: 'money', version: '2.1.0', license: 'ISC', exports: {} }
  expect(checkInstalledLicences([part, { ...part, name: 'viral', license: 'GPL-3.0-only' }])).toEqual([
    'viral comes with it and is under GPL-3.0-only.',
  ])
})
