import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium as playwright, type Browser } from 'playwright'
import { root } from '../check/workspace.ts'
import { chromium } from '../chromium.ts'

/** A folder of a package. Always of the same release: pictures are of it. */
const folderOf = (name: string, folder: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), folder)

/** Fonts for the stories' scripts: DejaVu for all but Japanese. */
const FONTS = [
  folderOf('dejavu-fonts-ttf', 'ttf'),
  folderOf('@expo-google-fonts/sawarabi-gothic', '400Regular'),
]

/** Families that a page asks for without a name, and the font that shows them. */
const FAMILIES: Readonly<Record<string, string>> = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
}

/** Fonts of the release that no page means: they would be chosen for text without a family of its own. */
const STRAY = ['*Condensed*', '*ExtraLight*', '*Math*']

/** Writes settings of fontconfig that know these fonts alone: text is as wide on every machine. */
function writeSettings(): string {
  const home = join(root, '.cache/visual-fonts')
  const aliases = Object.entries(FAMILIES).map(
    ([family, font]) =>
      `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`,
  )
  mkdirSync(home, { recursive: true })
  writeFileSync(
    join(home, 'fonts.conf'),
    `<fontconfig>
${FONTS.map((each) => `<dir>${each}</dir>`).join('\n')}
<cachedir>${join(home, 'cache')}</cachedir>
<selectfont><rejectfont>${STRAY.map((glob) => `<glob>${glob}</glob>`).join('')}</rejectfont></selectfont>
${aliases.join('\n')}
<match><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
`,
  )
  return join(home, 'fonts.conf')
}

/** True if pictures are made with the pinned browser and fonts here: elsewhere, text is drawn otherwise. */
export const isPinned = process.platform === 'linux' && process.arch === 'x64'

/** The browser that pictures are made with. */
export function launch(): Promise<Browser> {
  if (isPinned) process.env.SITEWRIGHT_BROWSER ??= 'fetched'
  const { args = [], env, ...options } = chromium()
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
    env: { ...(env ?? process.env), ...(isPinned ? { FONTCONFIG_FILE: writeSettings() } : {}) },
  })
}
