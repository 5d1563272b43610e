import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Area, Case } from '../src/area.ts'
import { areaNames, readArea } from '../src/discover.ts'
import { peersFolder, peerVersion } from '../src/peers.ts'

const areas = await Promise.all(
  areaNames().map(async (name): Promise<[string, Area]> => [name, await readArea(name)]),
)

describe.each(areas)('the area %s', (_, { cases }) => {
  test('names its cases apart', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })

  test('has every subject that its cases and bars name, and a version for every peer', () => {
    for (const one of cases) checkCase(one)
  })
})

function checkCase(one: Case): void {
  if (one.kind === 'size') {
    for (const { name, package: from = name } of one.peers) expect(peerVersion(from)).toBeTruthy()
    return
  }
  const names = one.subjects.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, role, file, package: from = name } of one.subjects) {
    expect(existsSync(file)).toBe(true)
    if (role === 'peer') expect(peerVersion(from)).toBeTruthy()
  }
  for (const bar of one.bars ?? []) {
    if ('beside' in bar && bar.beside !== undefined) expect(names).toContain(bar.beside)
    if (bar.subject !== undefined) expect(names).toContain(bar.subject)
  }
}

describe('the peers', () => {
  const read = (path: string) => readFileSync(join(peersFolder, path), 'utf8')
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

  test('are pinned, and locked at those versions', () => {
    const lock = read('pnpm-lock.yaml')
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      expect(lock).toContain(`${name}@${version}`)
    }
  })

  test('render with the React that we render with', () => {
    const catalog = read('../../../pnpm-workspace.yaml')
    for (const name of ['react', 'react-dom']) {
      const version = dependencies[name]
      if (version !== undefined) expect(catalog).toContain(`  ${name}: ${version}\n`)
    }
  })
})
