import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'

/** How a machine draws text: the widths of one line, in pixels, by the font that is asked for. */
export type Fonts = Readonly<Record<string, number>>

/** Fonts that stories ask for without a name of their own. */
const ASKED = [
  '100px sans-serif',
  'bold 100px sans-serif',
  '100px system-ui',
  '100px serif',
  '100px monospace',
]

/** A line with all of the stories' scripts. */
const LINE = 'Sphinx of black quartz, judge my vow: 0123456789 € ÄŁŽ Ωλ Жд שלום مرحبا'

/** Measures the fonts that a browser draws with. */
export async function measureFonts(browser: Browser): Promise<Fonts> {
  const page = await browser.newPage()
  const widths = await page.evaluate(
    ([fonts, line]) => {
      const context = document.createElement('canvas').getContext('2d')
      return fonts.map((font) => {
        if (!context) return 0
        context.font = font
        return Math.round(context.measureText(line).width)
      })
    },
    [ASKED, LINE] as const,
  )
  await page.close()
  return Object.fromEntries(ASKED.map((font, at) => [font, widths[at] ?? 0]))
}

const fileOf = (folder: string): string => join(folder, 'fonts.json')

/** Reads the fonts that approved pictures were drawn with, or undefined if none are approved. */
export function readFonts(folder: string): Fonts | undefined {
  const file = fileOf(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fonts) : undefined
}

export function writeFonts(folder: string, fonts: Fonts): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder), `${JSON.stringify(fonts, undefined, 2)}\n`)
}

/** Fonts that are wider or narrower here than in approved pictures, each in words. */
export const fontChanges = (before: Fonts, here: Fonts): string[] =>
  Object.keys(here)
    .filter((font) => here[font] !== before[font])
    .map((font) => `${font}: ${here[font] ?? 0} pixels here, ${before[font] ?? 0} in the approved pictures`)
