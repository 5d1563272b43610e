import { mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * Runs a package's DOM tests again, those in its folder of sources, with the oldest React that it supports. Everything
 * that imports React is bundled with it, because a package gets the React of its own folder.
 * `manifests` are the paths of the manifests of that React.
 */
export async function runWithReact18(
  sources: string,
  manifests: { readonly react: string; readonly 'react-dom': string },
): Promise<void> {
  const bundle = join(sources, '../node_modules/.cache/react-18.mjs')
  mkdirSync(dirname(bundle), { recursive: true })
  await build({
    stdin: { contents: programOf(sources), resolveDir: sources },
    outfile: bundle,
    bundle: true,
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@sitewright/source'],
    alias: {
      react: dirname(manifests.react),
      'react-dom': dirname(manifests['react-dom']),
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
}

const programOf = (sources: string): string =>
  [
    "import { cleanup } from '@testing-library/react'",
    "import { version } from 'react'",
    "import { version as domVersion } from 'react-dom'",
    "import { afterEach, expect, test } from 'vitest'",
    'afterEach(cleanup)',
    "test('this is React 18', () => expect(version + domVersion).toMatch(/^18.+18/))",
    ...readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.dom.test.tsx'))
      .map((path) => `import './${path.replaceAll('\\', '/')}'`),
  ].join('\n')
