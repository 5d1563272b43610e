import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions, type Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'

// The oldest React that the packages support. Everything that imports React is bundled with it, because a package gets
// the React of its own folder.

const require = createRequire(import.meta.url)
const react = dirname(require.resolve('react-18/package.json'))
const reactDom = dirname(require.resolve('react-dom-18/package.json'))

/** Tests that run without a browser. */
const DOM_TESTS = /\.(dom|react)\.test\.tsx$/

/** Tests that run without a document. */
const SERVER_TESTS = /server-markup\.test\.tsx$/

/** Tests of React parts that need a browser. */
const BROWSER_TESTS = /\.react\.browser\.test\.tsx$/

const optionsOf = (sources: string, tests: RegExp): BuildOptions => ({
  stdin: { contents: programOf(sources, tests), resolveDir: sources },
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['@sitewright/source'],
  alias: {
    react,
    'react-dom': reactDom,
    'react-dom/server': join(reactDom, 'server.browser.js'),
    '@testing-library/react': dirname(require.resolve('@testing-library/react/package.json')),
  },
  // Tests have side effects, whatever the package says of itself.
  ignoreAnnotations: true,
})

/** Runs a package's tests in its folder of sources again, those in JSX that need no browser. */
export const runWithReact18 = (sources: string): Promise<void> => runAgain(sources, DOM_TESTS, 'react-18')

/** Runs a package's tests of what a server renders again. */
export const serveWithReact18 = (sources: string): Promise<void> =>
  runAgain(sources, SERVER_TESTS, 'react-18-server')

async function runAgain(sources: string, tests: RegExp, name: string): Promise<void> {
  const bundle = join(sources, `../node_modules/.cache/${name}.mjs`)
  mkdirSync(dirname(bundle), { recursive: true })
  await build({
    ...optionsOf(sources, tests),
    outfile: bundle,
    platform: 'node',
    external: ['vitest', 'msw'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
  await import(pathToFileURL(bundle).href)
}

/** Style sheets are Vite's part. */
const styleSheets: EsbuildPlugin = {
  name: 'style-sheets',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      external: true,
    }))
  },
}

/** Answers `import 'virtual:react-18'` with the tests of React parts beside the importing file that need a browser. */
export function react18(): Plugin {
  const PREFIX = '\0react-18:'
  return {
    name: 'react-18',
    resolveId: (id, importer) =>
      id === 'virtual:react-18' && importer ? PREFIX + dirname(importer) : undefined,
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const { outputFiles } = await build({
        ...optionsOf(id.slice(PREFIX.length), BROWSER_TESTS),
        write: false,
        platform: 'browser',
        external: ['vitest', 'vitest/browser'],
        plugins: [styleSheets],
      })
      return outputFiles[0]?.text
    },
  }
}

/**
 * Imports the tests, and lets none pass that React warns of. That an effect does nothing on a server is said of the
 * tests alone: they have a document while they render as a server.
 */
const programOf = (sources: string, tests: RegExp): string => `
  import { cleanup } from '@testing-library/react'
  import { version } from 'react'
  import { version as domVersion } from 'react-dom'
  import { afterEach, beforeEach, expect, test } from 'vitest'
  const { error } = console
  const warnings = []
  console.error = (...words) => {
    if (globalThis.document && String(words[0]).includes('useLayoutEffect does nothing on the server')) return
    if (String(words[0]).startsWith('Warning: ')) warnings.push(words.join(' '))
    error(...words)
  }
  beforeEach(() => void warnings.splice(0))
  afterEach(() => {
    cleanup()
    expect(warnings).toEqual([])
  })
  test('this is React 18', () => expect(version + domVersion).toMatch(/^18.+18/))
  ${readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => tests.test(path))
    .map((path) => `import './${path.replaceAll('\\', '/')}'`)
    .join('\n')}`
