import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// Runs the package's other DOM tests again with the oldest React that it supports. Everything that imports React is
// bundled with it, because a package gets the React of its own folder.
const here = import.meta.dirname
const bundle = join(here, '../node_modules/.cache/react-18.mjs')
const require = createRequire(import.meta.url)

mkdirSync(dirname(bundle), { recursive: true })
await build({
  stdin: {
    contents: [
      "import { cleanup } from '@testing-library/react'",
      "import { version } from 'react'",
      "import { version as domVersion } from 'react-dom'",
      "import { afterEach, expect, test } from 'vitest'",
      'afterEach(cleanup)',
      "test('this is React 18', () => expect(version + domVersion).toMatch(/^18.+18/))",
      ...readdirSync(here, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.dom.test.tsx'))
        .map((path) => `import './${path.replaceAll('\\', '/')}'`),
    ].join('\n'),
    resolveDir: here,
  },
  outfile: bundle,
  bundle: true,
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  conditions: ['@sitewright/source'],
  alias: {
    react: dirname(require.resolve('react-18/package.json')),
    'react-dom': dirname(require.resolve('react-dom-18/package.json')),
  },
  platform: 'node',
  external: ['vitest', 'msw'],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
  },
  // Tests have side effects, whatever the package says of itself.
  ignoreAnnotations: true,
})
await import(pathToFileURL(bundle).href)
