import { describe, expect, test } from 'vitest'
import { manifest, root } from '../../../tooling/check/workspace.ts'
import { readTemplates } from '../templates.ts'
import { templateNames } from './template.ts'

interface Project {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const templates = readTemplates(root)

describe.each(templateNames)('the template %s', (name) => {
  const files = templates[name] ?? {}
  const paths = Object.keys(files)
  const { scripts, dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Project

  test('has a README of one screen', () => {
    const lines = files['README.md']?.split('\n') ?? []
    expect(lines.length).toBeGreaterThan(8)
    expect(lines.length).toBeLessThan(30)
  })

  test('has tests, and starts, builds and runs them', () => {
    expect(paths.filter((path) => /\.test\.(js|tsx)$/.test(path))).not.toEqual([])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'start', 'test']))
  })

  test('asks for a released version of each package, and for exact versions of others', () => {
    for (const [other, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([other, version]).toEqual([
        other,
        expect.stringMatching(other.startsWith('@sitewright/') ? /^\^\d+\.\d+\.\d+$/ : /^\d+\.\d+\.\d+/),
      ])
  })

  test('has nothing that an attempt has left behind', () => {
    expect(
      paths.filter((path) => /node_modules|dist\/|lock|mockServiceWorker|\.next\/|next-env/.test(path)),
    ).toEqual([])
  })
})

test.each(['vite-shop', 'next-shop', 'html-form', 'editor'] as const)('%s has handlers for MSW', (name) => {
  const texts = Object.entries(templates[name] ?? {}).filter(([path]) => /handlers|mocks\//.test(path))
  expect(texts.map(([, text]) => text).join('')).toMatch(/from 'msw|createShopMock/)
})

test('the command has no dependencies, so nothing else is downloaded', () => {
  expect(manifest(`${root}/packages/create-sitewright`).dependencies).toBeUndefined()
})
