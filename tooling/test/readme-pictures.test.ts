import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifest, root } from '../check/workspace.ts'
import { LOOKS, pathOf, PICTURES } from '../visual/readme-pictures.ts'

const address = (/^git\+(.*)\.git$/.exec(
  (manifest(join(root, 'packages/gallery')) as { repository?: { url?: string } }).repository?.url ?? '',
) ?? [])[1]

test.each(Object.keys(PICTURES))(
  'the README of %s shows its picture in light and dark, and says what is seen',
  (name) => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
    const [dark, light] = ['dark' as const, 'light' as const].map(
      (look) => `${address}/raw/main/${pathOf(name, look)}`,
    )
    expect(readme).toContain(`<source media="(prefers-color-scheme: dark)" srcset="${dark}">`)
    expect(readme).toMatch(new RegExp(`<img alt="[^"]{40,}" src="${light}" width="\\d+">`))
  },
)

test('each picture is there, and all of them weigh less than 150 kB', () => {
  const paths = Object.keys(PICTURES).flatMap((name) => LOOKS.map((look) => join(root, pathOf(name, look))))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(150_000)
})
