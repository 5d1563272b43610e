import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromium } from './tooling/chromium.ts'
import { react18 } from './tooling/react-18.ts'

type Test = NonNullable<TestProjectInlineConfiguration['test']>

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Packages that only editor-ui's engines import: by their folders, because the root does not have them. */
const enginePackages = [
  ...['commands', 'history', 'keymap', 'model', 'schema-list', 'state', 'view'].map(
    (name) => `prosemirror-${name}`,
  ),
  ...['commands', 'lang-css', 'lang-html', 'lang-javascript', 'language', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
  '@lezer/highlight',
].map((name) => path(`packages/editor-ui/node_modules/${name}`))

/** A port that nobody listens on: beside another Vitest, the usual one is taken. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A browser for tests. Vitest writes into the settings it is handed, so every project gets its own. */
const inChromium = async (): Promise<NonNullable<Test['browser']>> => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { host: '127.0.0.1', port: await freePort() },
  provider: playwright({
    // Found, or fetched, only when a test asks for it.
    get launchOptions() {
      return chromium()
    },
  }),
  instances: [{ browser: 'chromium' }],
})

/** Tests read the packages of this repository from their sources, so that nothing needs to be built before. */
const project = (
  test: Test,
  plugins: (Plugin | Plugin[] | Promise<Plugin[]>)[] = [react()],
): TestProjectInlineConfiguration => ({
  plugins,
  resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] } },
  // What is found only while tests run would reload the page under them.
  optimizeDeps: { include: ['fast-check', ...enginePackages] },
  // No test is about time: a busy machine may take as long as it needs.
  test: { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } }, ...test },
})

const LONG_FILES = 'apps/*/e2e/**/*.long.e2e.ts'

/** Some tests of `node`, those of `dom` and some of `browser` once more, with the oldest React. */
const REACT_18_FILES = 'packages/*/src/**/react-18.{dom,server}.test.ts'
const REACT_18_BROWSER_FILES = 'packages/*/src/**/react-18.browser.test.ts'

/** Tests in a simulated document. A new one for each file, with React loaded anew, would take longer than most of them. */
const inDocument = (name: string, test: Test): TestProjectInlineConfiguration =>
  project({
    name,
    environment: 'happy-dom',
    isolate: false,
    setupFiles: ['tooling/test-setup.ts', 'tooling/dom-setup.ts'].map(path),
    ...test,
  })

/** Tests in Chromium. */
const inBrowser = async (
  name: string,
  test: Test,
  plugins?: Plugin[],
): Promise<TestProjectInlineConfiguration> =>
  project(
    { name, setupFiles: path('tooling/test-setup.ts'), browser: await inChromium(), ...test },
    plugins && [react(), ...plugins],
  )

/** Stories. What makes tests of them is loaded only where they are asked for. */
async function inStorybook(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const plugins = storybookTest({ configDir: path('apps/storybook/.storybook') })
  return project({ name: 'storybook', isolate: false, browser: await inChromium() }, [plugins])
}

/**
 * Tests of whole pages, after all others. They mostly wait: on two cores, Vitest would run one file at a time. One that fails
 * is tried once more, and named at the end of the run if it passes then. What counts losses says `retry: 0`.
 */
const endToEnd = (name: string, test: Test): TestProjectInlineConfiguration =>
  project({
    name,
    sequence: { groupOrder: 1 },
    maxWorkers: 3,
    retry: 1,
    globalSetup: path('tooling/browser-setup.ts'),
    ...test,
  })

/** Whether the command line leaves a project in: getting ready for stories takes seconds that other tests need not wait. */
function isAsked(name: string): boolean {
  const { values, positionals } = parseArgs({
    strict: false,
    options: {
      config: { type: 'string' },
      project: { type: 'string', multiple: true },
      testNamePattern: { type: 'string', short: 't' },
    },
  })
  const named = (values.project ?? []) as string[]
  const files = positionals.filter((word) => word !== 'run')
  if (named.length === 0 && files.length > 0)
    return name !== 'storybook' || !files.every((file) => /\.(test|e2e)\.tsx?$/.test(file))
  return named.length === 0 || named.includes(name) || named.some((pattern) => /[*!]/.test(pattern))
}

export default defineConfig({
  test: {
    projects: [
      project({
        name: 'node',
        include: ['{packages/*,apps/*,tooling}/{test,src}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.{dom,browser}.test.{ts,tsx}', REACT_18_FILES, '**/node_modules/**'],
        // Pure code keeps nothing between tests: its modules are loaded once for all files.
        isolate: false,
        setupFiles: path('tooling/node-setup.ts'),
      }),
      inDocument('dom', {
        include: ['{packages,apps}/*/{test,src}/**/*.dom.test.{ts,tsx}'],
        exclude: [REACT_18_FILES],
      }),
      inDocument('react-18', { include: [REACT_18_FILES] }),
      await inBrowser('browser', {
        include: ['{packages,apps}/*/{test,src}/**/*.browser.test.{ts,tsx}'],
        exclude: [REACT_18_BROWSER_FILES],
      }),
      ...(isAsked('react-18-browser')
        ? [await inBrowser('react-18-browser', { include: [REACT_18_BROWSER_FILES] }, [react18()])]
        : []),
      ...(isAsked('storybook') ? [await inStorybook()] : []),
      // Takes minutes: only where it is named.
      ...(process.argv.includes('--project=fuzz')
        ? [project({ name: 'fuzz', include: ['tooling/fuzz/*.fuzz.ts'] })]
        : []),
      // Two releases to a registry of its own: minutes, and only where it is named.
      ...(process.argv.includes('--project=release')
        ? [
            project({
              name: 'release',
              include: ['tooling/release/*.release.ts'],
              testTimeout: 1_200_000,
              hookTimeout: 600_000,
            }),
          ]
        : []),
      // Pictures of stories: minutes, and only where it is named.
      ...(process.argv.includes('--project=visual')
        ? [
            project({
              name: 'visual',
              include: ['tooling/visual/*.visual.ts'],
              testTimeout: 1_200_000,
              provide: { isApproving: process.argv.some((word) => /^(-u|--update)$/.test(word)) },
            }),
          ]
        : []),
      endToEnd('e2e', { include: ['apps/*/e2e/**/*.e2e.ts'], exclude: [LONG_FILES] }),
      endToEnd('e2e-long', { include: [LONG_FILES] }),
    ],
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.{test,test-support}.{ts,tsx}'],
    },
  },
})
