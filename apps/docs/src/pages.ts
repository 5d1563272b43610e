import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packageFolders, root } from '../../../tooling/check/workspace.ts'

/** A Markdown file of the repository as a page of the site. */
export interface Page {
  /** Path in the repository. */
  readonly path: string
  /** Address below the root of the site: `packages/site/`. The home page has ''. */
  readonly route: string
  /** Text of its link in the sidebar. */
  readonly text: string
  /** Pages that belong to this one. */
  readonly items: readonly Page[]
}

/** Pages under one title of the sidebar. */
export interface Section {
  readonly text: string
  readonly items: readonly Page[]
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const exists = (path: string): boolean => existsSync(join(root, path))

/** First heading of a Markdown file, as plain text. */
const titleOf = (path: string): string => /^# (.+)$/m.exec(read(path))?.[1]?.replace(/[`*]/g, '').trim() ?? ''

const page = (path: string, route: string, text = titleOf(path), items: readonly Page[] = []): Page => ({
  path,
  route,
  text,
  items,
})

/** Pages of a folder but its README, in the order in which that, or another page, names them. */
function folder(
  path: string,
  route: string,
  isMeant: (name: string) => boolean = () => true,
  orderedBy = `${path}/README.md`,
): Page[] {
  if (!exists(path)) return []
  const overview = exists(orderedBy) ? read(orderedBy) : ''
  const placeOf = (name: string): number => overview.search(new RegExp(`[(/]${name.replace('.', '\\.')}\\)`))
  return readdirSync(join(root, path))
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && isMeant(name))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((name) => page(`${path}/${name}`, `${route}${name.replace(/\.md$/, '')}/`))
}

/** READMEs of the examples, below the one that lists them. */
function examples(): Page {
  const names = readdirSync(join(root, 'apps/examples')).filter((name) =>
    exists(`apps/examples/${name}/README.md`),
  )
  const items = names.toSorted().map((name) => page(`apps/examples/${name}/README.md`, `examples/${name}/`))
  return page('apps/examples/README.md', 'examples/', 'Examples', items)
}

/** Page of the changes of a package, which src/changes writes. */
const changes = (name: string): Page =>
  page(`apps/docs/src/changes/${name}.md`, `packages/${name}/changelog/`, 'Changes')

function packagePage(name: string): Page {
  const path = `packages/${name}`
  const others = ['LANGUAGE.md', 'FORMATTERS.md'].filter((file) => exists(`${path}/${file}`))
  return page(`${path}/README.md`, `${path}/`, name, [
    ...folder(`docs/${name}`, `${path}/`, undefined, `${path}/README.md`),
    ...others.map((file) => page(`${path}/${file}`, `${path}/${file.replace('.md', '').toLowerCase()}/`)),
    page(`${path}/api.md`, `${path}/api/`, 'API'),
    changes(name),
  ])
}

const isFromAnother = (name: string): boolean => name.startsWith('coming-from-')

/** Pages without the words in the sidebar that all their titles begin with. */
const without = (words: string, pages: readonly Page[]): Page[] =>
  pages.map((one) => ({ ...one, text: one.text.replace(words, '') }))

const comingFrom = without('Coming from ', folder('docs/guides', 'guides/', isFromAnother))

/** Text of all pages of benchmarks. */
export const benchmarks = (): string =>
  folder('docs/benchmarks', '')
    .map(({ path }) => read(path))
    .join('\n')

/** The sidebar: all pages by section. A section without pages is left out. */
export const sections: readonly Section[] = [
  {
    text: 'Start',
    items: [
      page('README.md', '', 'Overview'),
      ...['what-this-is', 'choose-a-package', 'five-minutes'].map((name) =>
        page(`docs/start/${name}.md`, `start/${name}/`),
      ),
      page('apps/docs/playground.md', 'playground/'),
      examples(),
      page('apps/demo/README.md', 'demo/', 'Demo'),
      page('apps/host/README.md', 'host/', 'Host'),
    ],
  },
  {
    text: 'Tutorials',
    items: [
      page('docs/tutorials/README.md', 'tutorials/', 'All tutorials'),
      ...folder('docs/tutorials', 'tutorials/'),
    ],
  },
  { text: 'Guides', items: folder('docs/guides', 'guides/', (name) => !isFromAnother(name)) },
  { text: 'Reference', items: packageFolders().map((path) => packagePage(basename(path))) },
  { text: 'Coming from', items: [page('docs/guides/README.md', 'guides/', 'All guides'), ...comingFrom] },
  {
    text: 'Project',
    items: [
      page('docs/architecture.md', 'architecture/'),
      page('docs/benchmarks.md', 'benchmarks/', undefined, [
        ...without('Benchmarks: ', folder('docs/benchmarks', 'benchmarks/', undefined, 'docs/benchmarks.md')),
        page('apps/bench/README.md', 'benchmarks/own/', 'Measuring'),
      ]),
      page(
        'docs/specification/README.md',
        'specification/',
        'Requirements',
        folder('docs/specification', 'specification/'),
      ),
      page('docs/decisions/README.md', 'decisions/', undefined, folder('docs/decisions', 'decisions/')),
      page('docs/mutation.md', 'mutation/'),
      page('CONTRIBUTING.md', 'contributing/', undefined, folder('docs/contributing', 'contributing/')),
      page('CODE_OF_CONDUCT.md', 'code-of-conduct/'),
      page('SECURITY.md', 'security/'),
      page('docs/releasing.md', 'releasing/'),
    ],
  },
].filter(({ items }) => items.length > 0)

/** Pages that others belong to. */
export const parents: readonly Page[] = sections
  .flatMap(({ items }) => items)
  .filter(({ items }) => items.length > 0)

/** Addresses of all pages by the path of their file. */
export const routes: ReadonlyMap<string, string> = new Map(
  sections
    .flatMap(({ items }) => items)
    .flatMap((parent) => [parent, ...parent.items])
    .map(({ path, route }) => [path, route]),
)
