import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwright, type LaunchOptions } from 'playwright'

/** Root needs `--no-sandbox`; the rest keep Chromium from calling home, which a closed network makes slow. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const PACKAGE = '@sparticuz/chromium@153.0.0'
const CACHE = fileURLToPath(new URL('../.cache/chromium/', import.meta.url))

const NONE =
  'No browser could be found or fetched: install Chromium or Chrome, or name one in the environment variable CHROME_PATH.'

function runs(file: string | undefined): file is string {
  if (!file) return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Unpacks the headless Chromium that an npm package carries, for a Linux machine that has no browser. */
function unpack(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`${PACKAGE} is for Linux on x64.`)
  mkdirSync(join(CACHE, 'fonts'), { recursive: true })
  writeFileSync(join(CACHE, 'package.json'), '{}')
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error', PACKAGE], {
    cwd: CACHE,
  })
  const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())"
  // The package unpacks into TMPDIR, and adds the libraries a bare system lacks when told it is on Lambda.
  execFileSync(process.execPath, ['--eval', script], {
    cwd: CACHE,
    stdio: 'pipe',
    env: { ...process.env, TMPDIR: CACHE, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  writeFileSync(
    join(CACHE, 'fonts/fonts.conf'),
    `<fontconfig><dir>${CACHE}fonts</dir><dir>/usr/share/fonts</dir><cachedir>${CACHE}fonts-cache</cachedir></fontconfig>`,
  )
}

/** How the unpacked browser is started: it brings its own libraries and fonts. */
const unpacked = (): LaunchOptions => ({
  executablePath: join(CACHE, 'chromium'),
  args: FLAGS,
  env: { ...process.env, LD_LIBRARY_PATH: join(CACHE, 'al2023/lib'), FONTCONFIG_PATH: join(CACHE, 'fonts') },
})

function aptInstall(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Error('apt needs root.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'pipe' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'pipe' })
}

/**
 * The browser of this machine: the one that CHROME_PATH names, an installed Chromium or Chrome, or Playwright's.
 * `undefined` where there is none, and where SITEWRIGHT_BROWSER=fetched asks for the one that comes from npm.
 */
export function installed(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH, SITEWRIGHT_BROWSER } = env
  if (SITEWRIGHT_BROWSER === 'fetched') return undefined
  if (CHROME_PATH && !runs(CHROME_PATH)) {
    throw new Error('CHROME_PATH names a file that is not a program.')
  }
  return [CHROME_PATH, ...INSTALLED, playwright.executablePath()].find(runs)
}

/**
 * How Playwright starts a browser here: an installed one, the one that an npm package carries, or as root the
 * distribution's.
 */
export function chromium(): LaunchOptions {
  const found = installed()
  if (found) return { executablePath: found, args: FLAGS }
  // Its fonts are written last: without them an unpacking was cut short.
  if (runs(unpacked().executablePath) && existsSync(join(CACHE, 'fonts/fonts.conf'))) return unpacked()
  for (const fetch of [unpack, aptInstall]) {
    try {
      console.error(
        `No browser here yet: fetching one with ${fetch === unpack ? `npm (${PACKAGE})` : 'apt'}, once.`,
      )
      fetch()
      const fetched = fetch === aptInstall && installed({ ...process.env, SITEWRIGHT_BROWSER: undefined })
      return fetched ? { executablePath: fetched, args: FLAGS } : unpacked()
    } catch {
      // The next way may work.
    }
  }
  throw new Error(NONE)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(chromium().executablePath)
  } catch (problem) {
    console.error((problem as Error).message)
    process.exit(1)
  }
}
