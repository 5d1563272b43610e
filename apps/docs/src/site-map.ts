import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { manifest, packageFolders, root } from '../../../tooling/check/workspace.ts'
import { changelog, readChangeset } from './changelog/changelog.ts'
import { fillFigures } from './figures/figures.ts'
import { packageCards } from './layout/cards.ts'
import type { Group, Source } from './source.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** First heading of a Markdown file, as plain text. */
const titleIn = (markdown: string): string =>
  /^# (.+)$/m.exec(markdown)?.[1]?.replace(/[`*]/g, '').trim() ?? ''

/** Page of a Markdown file. Its label defaults to its first heading. */
function page(path: string, route: string, label?: string, children?: readonly Source[]): Source {
  const markdown = read(path)
  return { path, route, markdown, label: label ?? titleIn(markdown), ...(children && { children }) }
}

/** Pages of the Markdown files of a folder, its README aside. */
const folderPages = (folder: string, route: string): Source[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => page(`${folder}/${name}`, `${route}${name.replace(/\.md$/, '')}/`))

/** READMEs of the examples, below the one that lists them. */
function examplesPage(): Source {
  const folder = 'apps/examples'
  const examples = readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, 'README.md')))
    .toSorted()
    .map((name) => page(`${folder}/${name}/README.md`, `examples/${name}/`))
  return page(`${folder}/README.md`, 'examples/', 'Examples', examples)
}

function changelogPage(folder: string): Source {
  const path = `${folder}/CHANGELOG.md`
  const changesets = readdirSync(join(root, '.changeset'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => readChangeset(read(`.changeset/${name}`)))
  const published = existsSync(join(root, path)) ? read(path) : ''
  const markdown = changelog(manifest(join(root, folder)).name, changesets, published)
  return { path, route: `${folder}/changelog/`, markdown, label: 'Changes' }
}

function packagePage(folder: string): Source {
  const others = ['LANGUAGE.md', 'FORMATTERS.md'].filter((name) => existsSync(join(root, folder, name)))
  return page(`${folder}/README.md`, `${folder}/`, basename(folder), [
    ...others.map((name) => page(`${folder}/${name}`, `${folder}/${name.replace('.md', '').toLowerCase()}/`)),
    page(`${folder}/api.md`, `${folder}/api/`, 'API'),
    changelogPage(folder),
  ])
}

const TABLE = /<!-- packages -->[\s\S]*<!-- \/packages -->\n/

/** The README of the repository, with its table of packages as cards above its picture. */
function homePage(): Source {
  const packages = packageFolders().map((folder) => ({ ...manifest(folder), name: basename(folder) }))
  const readme = page('README.md', '', 'Sitewright')
  const markdown = readme.markdown
    .replace(TABLE, '')
    .replace('\n![', () => `\n${packageCards(packages)}\n\n![`)
  return { ...readme, markdown }
}

/** The guides in the order of their overview, with their figures. */
function guidePages(overview: string, benchmarks: string): Source[] {
  const position = ({ path }: Source): number => overview.indexOf(`(${basename(path)})`)
  return folderPages('docs/guides', 'guides/')
    .toSorted((one, other) => position(one) - position(other))
    .map((guide) => ({
      ...guide,
      label: guide.label.replace('Coming from ', ''),
      markdown: fillFigures(guide.markdown, benchmarks),
    }))
}

/** All pages, in the order of the navigation. */
export function siteMap(): { readonly home: Source; readonly groups: readonly Group[] } {
  const packages = packageFolders().map((folder) => packagePage(`packages/${basename(folder)}`))
  const guides = page('docs/guides/README.md', 'guides/', 'Coming from …')
  const benchmarks = page('docs/benchmarks.md', 'benchmarks/', undefined, [
    page('apps/bench/README.md', 'benchmarks/own/', 'Measuring'),
  ])
  return {
    home: homePage(),
    groups: [
      {
        title: 'Guides',
        pages: [guides, ...guidePages(guides.markdown, benchmarks.markdown), examplesPage()],
      },
      { title: 'Packages', pages: packages },
      {
        title: 'Project',
        pages: [
          page('docs/architecture.md', 'architecture/'),
          benchmarks,
          page('docs/mutation.md', 'mutation/'),
          page(
            'docs/decisions/README.md',
            'decisions/',
            undefined,
            folderPages('docs/decisions', 'decisions/'),
          ),
          page(
            'docs/specification/README.md',
            'specification/',
            'Requirements',
            folderPages('docs/specification', 'specification/'),
          ),
          page('apps/demo/README.md', 'demo/', 'Demo'),
          page('CONTRIBUTING.md', 'contributing/'),
          page('docs/releasing.md', 'releasing/'),
        ],
      },
    ],
  }
}
