import { expect, test } from 'vitest'
import { allParts, bundle, parts, sizeOf } from './bundle.test-support.ts'
import { groups } from './locales/english.test-support.ts'

const react = ['react', 'react-dom']

test('the colour picker alone is at most 3.65 kB', async () => {
  expect(await sizeOf("export * from './color-picker/index.ts'", react)).toBeLessThanOrEqual(3650)
})

// The goal of 28 kB was given up: docs/decisions/0014-weight-of-the-editor.md
test('all parts together, without engines, are at most 52.63 kB', async () => {
  expect(parts.length).toBeGreaterThan(25)
  expect(await sizeOf(allParts, react)).toBeLessThanOrEqual(52_630)
})

/** Parts that use several groups of texts beside those that all share. */
const together: readonly (readonly (keyof typeof groups)[])[] = [
  ...(Object.keys(groups) as (keyof typeof groups)[]).map((group) => [group]),
  ['optionMessages', 'pageMessages', 'sliceMessages'],
  ['colorMessages', 'contrastMessages', 'presetMessages'],
]

test.each(['ar', 'de', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'tr', 'zh-Hans'])(
  'an editor that shows one part downloads at most 2 kB of its texts in %s',
  async (language) => {
    for (const own of together) {
      const names = [...new Set(['sharedMessages', ...own])].join(', ')
      expect(await sizeOf(`export { ${names} } from './locales/${language}.ts'`), names).toBeLessThanOrEqual(
        2000,
      )
    }
  },
)

test('the texts of one part bring no others', async () => {
  const code = await bundle("export { richTextMessages } from './locales/de.ts'")
  expect(code).toContain('editor.rte.link')
  expect(code).not.toMatch(/editor\.(files|font|tags|confirm)\./)
})
