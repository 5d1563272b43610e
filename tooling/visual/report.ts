import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow, root, shown } from '../check/workspace.ts'
import { fileOf, write, type Look } from './baseline.ts'
import { mark, type Difference } from './compare.ts'
import type { Picture } from './picture.ts'
import type { Shot } from './shot.ts'
import type { Story } from './story.ts'

/** A picture that differs from the approved one, or has none. */
export interface Finding {
  readonly story: Story
  readonly look: Look
  readonly before: Shot | undefined
  readonly after: Shot
  readonly difference: Difference | undefined
}

/** Pictures of a finding, by name. They are written at once: a run may find more than the memory holds. */
type Files = Readonly<Record<string, string>>

/** A finding as its reader gets it. */
export interface Entry {
  readonly title: string
  readonly words: string
  readonly files: Files
  /** Command that keeps it. */
  readonly command: string
}

const home = join(root, '.cache/visual/report')

/** Page that shows what has changed. */
export const page = join(home, 'index.html')

const LOOKS: Readonly<Record<Look, string>> = {
  light: 'light',
  dark: 'dark',
  rtl: 'right to left',
  own: 'in its own theme and direction',
}

/** Share of a picture's area that has changed. */
function shareOf({ blocks }: Difference, { width, height }: Picture): string {
  const percent = Math.min(100, Math.round((blocks.length * 64 * 100) / (width * height)))
  return percent < 1 ? 'less than 1 %' : `${percent} %`
}

/** Mean difference of a block, of 255, up to which one has to look closely. */
const FAINT = 24

/** A finding in one sentence. */
export function describe({
  before,
  after,
  difference,
}: Pick<Finding, 'before' | 'after' | 'difference'>): string {
  if (!before || !difference) return 'no picture is approved yet'
  const { blocks, resized, worst } = difference
  const changed = `${shareOf(difference, after.picture())} of it has changed, ${worst < FAINT ? 'faintly' : 'plainly'}`
  return [...(resized ? [`${resized} pixels`] : []), ...(blocks.length > 0 ? [changed] : [])].join('; ')
}

function save({ story, look, before, after, difference }: Finding): Files {
  const now = after.picture()
  const pictures = { approved: before?.picture(), now, difference: difference && mark(now, difference) }
  const files: Record<string, string> = {}
  for (const [name, picture] of Object.entries(pictures)) {
    if (!picture) continue
    const file = (files[name] = fileOf(join(home, name), story, look))
    write(file, picture)
  }
  return files
}

/** Deletes what the last run has left. */
export function beginReport(): void {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
}

/** Saves the pictures of a finding. */
export function enter(finding: Finding): Entry {
  const { story, look } = finding
  return {
    title: `${story.title}: ${story.name} (${LOOKS[look]})`,
    words: describe(finding),
    files: save(finding),
    command: `pnpm visual --approve ${story.id}`,
  }
}

/** A finding as the terminal shows it: which story, how much of it, the pictures, and how to keep it. */
export function print({ title, words, files, command }: Entry): string {
  const lines = Object.entries(files).map(([name, file]) => `  ${name.padEnd(11)}${shown(file)}`)
  return [`${title}: ${words}`, ...lines, `  ${'to keep it'.padEnd(11)}${command}`].join('\n')
}

const STYLE = `body { margin: 2rem; background: #808080; color: #fff; font: 1rem / 1.5 system-ui, sans-serif }
figure { display: inline-block; margin: 0 1rem 2rem 0; vertical-align: top }
code { padding: .25rem .5rem; background: #0004; user-select: all }
img { display: block; max-inline-size: 100% }
a { color: inherit }`

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const figure = (file: string, caption: string): string =>
  `<figure><img src="${relative(home, file)}" alt="" loading="lazy"><figcaption>${escape(caption)}</figcaption></figure>`

/** One finding: its words, and what the pictures show side by side. */
const section = ({ title, words, files, command }: Entry): string => `<h2>${escape(title)}</h2>
<p>${escape(words)}. To keep it: <code>${escape(command)}</code></p>
${Object.entries(files)
  .map(([name, file]) => figure(file, name))
  .join('')}`

/** All pictures that were approved, by package: what a designer looks through. */
function gallery(folder: string): string {
  const files = filesBelow(folder, (path) => path.endsWith('.png')).sort()
  return files.map((file) => figure(file, relative(folder, file).replace(/\.png$/, ''))).join('\n')
}

/** Writes the page: what has changed first, then all that was approved. */
export function endReport(entries: readonly Entry[], folder: string): void {
  const title = entries.length > 0 ? `${entries.length} pictures differ` : 'No picture differs'
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
${entries.map(section).join('\n')}
<h1>All that are approved</h1>
${gallery(folder)}
</html>
`,
  )
}
