import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow, root } from '../check/workspace.ts'
import { fileOf, write, type Look } from './baseline.ts'
import { mark, type Difference } from './compare.ts'
import type { Picture } from './picture.ts'
import type { Story } from './story.ts'

/** A picture that differs from the approved one, or has none. */
export interface Finding {
  readonly story: Story
  readonly look: Look
  readonly before: Picture | undefined
  readonly after: Picture
  readonly difference: Difference | undefined
}

const home = join(root, '.cache/visual/report')

/** Page that shows what has changed. */
export const page = join(home, 'index.html')

const STYLE = `body { margin: 2rem; background: #808080; color: #fff; font: 1rem / 1.5 system-ui, sans-serif }
figure { display: inline-block; margin: 0 1rem 2rem 0; vertical-align: top }
code { padding: .25rem .5rem; background: #0004; user-select: all }
img { display: block; max-inline-size: 100% }
a { color: inherit }`

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const figure = (file: string, caption: string): string =>
  `<figure><img src="${relative(home, file)}" alt="" loading="lazy"><figcaption>${escape(caption)}</figcaption></figure>`

/** One finding: its words, and what the pictures show side by side. */
function section({ story, look, before, after, difference }: Finding): string {
  const save = (name: string, picture: Picture | undefined): string => {
    if (!picture) return ''
    const file = fileOf(join(home, name), story, look)
    write(file, picture)
    return figure(file, name)
  }
  return `<h2>${escape(`${story.title}: ${story.name} (${look})`)}</h2>
<p>${escape(describe({ story, look, before, after, difference }))}. To keep it: <code>pnpm visual --approve ${story.id}</code></p>
${save('before', before)}${save('after', after)}${save('difference', difference && mark(after, difference))}`
}

/** A finding in one sentence. */
export function describe({ before, difference }: Finding): string {
  if (!before || !difference) return 'no picture is approved yet'
  if (difference.resized) return `${difference.resized} pixels`
  const count = difference.blocks.length
  return `${count} block${count === 1 ? '' : 's'} differ${count === 1 ? 's' : ''}, the worst by ${Math.round(difference.worst)} of 255`
}

/** All pictures that were approved, by package: what a designer looks through. */
function gallery(folder: string): string {
  const files = filesBelow(folder, (path) => path.endsWith('.png')).sort()
  return files.map((file) => figure(file, relative(folder, file).replace(/\.png$/, ''))).join('\n')
}

/** Writes the page: what has changed first, then all that was approved. */
export function report(findings: readonly Finding[], folder: string): void {
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const title = findings.length > 0 ? `${findings.length} pictures differ` : 'No picture differs'
  writeFileSync(
    page,
    `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
${findings.map(section).join('\n')}
<h1>All that are approved</h1>
${gallery(folder)}
</html>
`,
  )
}
