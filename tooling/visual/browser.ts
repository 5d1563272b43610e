import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright, type Browser } from 'playwright'
import { root } from '../check/workspace.ts'
import { chromium } from '../chromium.ts'

const HOME = join(root, '.cache/visual/fonts')
const CONFIG = join(HOME, 'fonts.conf')
const FILES = join(HOME, 'node_modules/dejavu-fonts-ttf/ttf')

/** Fonts for all of the stories' scripts but Chinese, Japanese and Korean. Always the same release: pictures are of it. */
const FONTS = 'dejavu-fonts-ttf@2.37.3'

/** Families that a page asks for without a name, and the font that shows them. */
const FAMILIES: Readonly<Record<string, string>> = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
}

/** Fonts of the release that no page means: they would be chosen for text without a family of its own. */
const STRAY = ['*Condensed*', '*ExtraLight*', '*Math*']

/** Settings of fontconfig that know these fonts alone: text is as wide on every machine. */
function settings(): string {
  const aliases = Object.entries(FAMILIES).map(
    ([family, font]) =>
      `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
  )
  return `<fontconfig>
<dir>${FILES}</dir>
<cachedir>${join(HOME, 'cache')}</cachedir>
<selectfont><rejectfont>${STRAY.map((glob) => `<glob>${glob}</glob>`).join('')}</rejectfont></selectfont>
${aliases.join('\n')}
<match><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
`
}

/** Fetches the fonts, once. Returns the settings that name them, or undefined where they cannot be had. */
function fonts(): string | undefined {
  mkdirSync(HOME, { recursive: true })
  try {
    if (!existsSync(FILES)) fetchFonts()
  } catch {
    console.error(`${FONTS} cannot be fetched: text is drawn with the fonts of this machine.`)
    return undefined
  }
  writeFileSync(CONFIG, settings())
  return CONFIG
}

function fetchFonts(): void {
  writeFileSync(join(HOME, 'package.json'), '{}')
  console.log(`Fetching the fonts of the pictures with npm (${FONTS}), once.`)
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error', FONTS], { cwd: HOME })
}

const isLinux = process.platform === 'linux' && process.arch === 'x64'

/** The browser that pictures are made with. On Linux it is the same everywhere, unless the environment names another. */
export async function launch(): Promise<Browser> {
  if (isLinux) process.env.SITEWRIGHT_BROWSER ??= 'fetched'
  const { args = [], env, ...options } = chromium()
  const fontconfig = isLinux ? fonts() : undefined
  return playwright.launch({
    ...options,
    args: [
      ...args,
      // Only what the tool serves.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
    ],
    env: { ...(env ?? process.env), ...(fontconfig ? { FONTCONFIG_FILE: fontconfig } : {}) },
  })
}
