import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import MiniSearch from 'minisearch'
import { conclude, root } from '../../../tooling/check/workspace.ts'
import { buildAssets } from './assets.ts'
import { fromRoot, layout } from './layout/layout.ts'
import { missing } from './missing.ts'
import { findBroken } from './link/check.ts'
import { excerpt, recordsOf, searchOptions } from './search/record.ts'
import { siteMap } from './site-map.ts'
import { type Content, linkContext, pictureFile, renderPage } from './site.ts'
import { family } from './source.ts'

const out = fileURLToPath(new URL('../dist', import.meta.url))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(out, file)), { recursive: true })
  writeFileSync(join(out, file), text)
}

/** The index of the search: each section of a page, and each export of a package. */
function searchIndex(contents: readonly Content[]): string {
  const index = new MiniSearch(searchOptions)
  const records = contents.flatMap(({ source, rendered }) =>
    recordsOf(source.route, rendered.headings[0]?.text ?? source.label, rendered),
  )
  index.addAll(records.map((record, id) => ({ ...record, id, excerpt: excerpt(record.text) })))
  return JSON.stringify(index)
}

/** Puts Storybook beside the pages, and says so on each of them. */
const hasStorybook = process.argv.includes('--storybook')

const begin = performance.now()
const { home, groups } = siteMap()
const order = [home, ...groups.flatMap(({ pages }) => pages.flatMap(family))]
const context = linkContext(order)
const contents = order.map((source) => renderPage(source, context))
rmSync(out, { recursive: true, force: true })
if (hasStorybook)
  cpSync(join(root, 'apps/storybook/storybook-static'), join(out, 'storybook'), { recursive: true })
const assets = await buildAssets(out)

const pages = new Map(
  contents.map(({ source, rendered }) => [
    `${source.route}index.html`,
    layout({ source, rendered, groups, order, assets, hasStorybook }),
  ]),
)
for (const [file, html] of pages) write(file, html)
/** Path of the site on its server, as a page that is shown at any address has to know it. */
const base = process.env.DOCS_BASE ?? '/'
const { source, rendered } = renderPage(missing, context)
const notFound = layout({ source, rendered, groups, order: [], assets, hasStorybook })
write('404.html', fromRoot(notFound, source.route, base))
mkdirSync(join(out, 'pictures'), { recursive: true })
for (const path of new Set(contents.flatMap(({ pictures }) => pictures))) {
  copyFileSync(join(root, path), join(out, pictureFile(path)))
}
write('search.json', searchIndex(contents))

const files = new Set(
  readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
)
const broken = findBroken(pages, files).map(({ file, reason }) => `${file} ${reason}`)
conclude('links of the documentation', [...contents.flatMap(({ problems }) => problems), ...broken])
console.log(`${pages.size} pages in ${Math.round(performance.now() - begin)} ms`)
