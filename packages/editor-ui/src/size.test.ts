import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { sizeOf } from './size.test-support.ts'

const react = ['react', 'react-dom']

/** Files of the entries that draw parts: all but engines, texts, maths, and what tests use. */
const parts = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'string' ||
  !('@sitewright/source' in target) ||
  ['.', './color', './testing'].includes(entry) ||
  entry.startsWith('./engines/')
    ? []
    : [target['@sitewright/source'].replace('./src/', './')],
)

test('the colour picker alone is at most 3.5 kB', async () => {
  expect(await sizeOf("export * from './color-picker/index.ts'", react)).toBeLessThanOrEqual(3500)
})

// The goal of 28 kB was given up: docs/decisions/0014-weight-of-the-editor.md
test('all parts together, without engines, are at most 51 kB', async () => {
  expect(parts.length).toBeGreaterThan(25)
  const source = parts.map((file, index) => `export * as part${index} from '${file}'`).join('\n')
  expect(await sizeOf(source, react)).toBeLessThanOrEqual(51_000)
})
