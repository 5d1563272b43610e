import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Packages that each package may import. */
const KNOWS = {
  machine: [],
  'money-format': [],
  site: ['machine'],
  'perf-collector': ['machine'],
  gallery: ['machine'],
  tracking: ['site', 'machine'],
  'template-engine': ['site', 'money-format'],
  'forms-client': ['site', 'machine'],
  'cart-client': ['site', 'machine', 'money-format'],
  'editor-ui': ['site', 'machine', 'money-format'],
}

/** Layers, lowest first. A file may import its own layer and those below it. */
const RANK = { contract: 0, pure: 1, browser: 2, react: 3 }

/** The layer that a file ending stands for. A file without one of these is pure. */
const ENDINGS = {
  contract: 'contract',
  machine: 'pure',
  connect: 'pure',
  browser: 'browser',
  dom: 'browser',
  react: 'react',
  testing: 'testing',
  node: 'node',
  stories: 'story',
}

/** Folders that stand for a layer, in packages that are laid out by layer. */
const FOLDERS = {
  contract: 'contract',
  core: 'pure',
  browser: 'browser',
  react: 'react',
  testing: 'testing',
  command: 'node',
}

/** Files that a package.json names under `exports` or `bin`, as paths below `src/`. */
export function entriesOf(home) {
  const manifest = `${home}/package.json`
  if (!existsSync(manifest)) return []
  const { exports = {}, bin = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  const targets = JSON.stringify([exports, bin]).match(/\.\/(src|dist)\/[^"]+\.[jt]sx?"/g) ?? []
  return targets.map((target) => target.slice(target.indexOf('/', 2) + 1, -1).replace(/\.[jt]sx?$/, ''))
}

/**
 * The layer of a source file, and the word for it in a message. `rest` is its path below `src/`, `entries` are the
 * entry points of its package without their extension.
 */
function layerOf(rest, entries = []) {
  const name = posix.basename(rest).replace(/\.[jt]sx?$/, '')
  if (/\.test(-support)?$/.test(name)) return { layer: 'test', label: 'a test' }
  const ending = /\.([a-z]+)$/.exec(name)?.[1]
  // `.testing.tsx` draws: it sets the stage for stories and tests, and may look at all layers.
  if (ending === 'testing' && rest.endsWith('x')) return { layer: 'stage', label: 'a stage' }
  if (ending && ENDINGS[ending]) return { layer: ENDINGS[ending], label: `.${ending}` }
  const [folder] = rest.split('/')
  if (rest.includes('/') && FOLDERS[folder]) return { layer: FOLDERS[folder], label: `${folder}/` }
  const isEntry =
    rest.replace(/\.[jt]sx?$/, '') === 'index' || entries.includes(rest.replace(/\.[jt]sx?$/, ''))
  return isEntry ? { layer: 'entry', label: 'an entry' } : { layer: 'pure', label: 'a pure file' }
}

/** Layer of a file in a package. An entry with code of its own is a pure file, unless its ending says otherwise. */
export function layerIn(home, rest, entries = entriesOf(home)) {
  const found = layerOf(rest, entries)
  const hasCode = found.layer === 'entry' && !isTableOfContents(`${home}/src/${rest}`)
  return hasCode ? { layer: 'pure', label: 'a pure file' } : found
}

/** Package and layer of a file, or undefined for a file outside of the packages' sources. */
export function placeOf(filename) {
  const path = filename.replaceAll('\\', '/')
  const [, home, name, rest] = /^(.*packages\/([^/]+))\/src\/(.+)$/.exec(path) ?? []
  if (!name) return undefined
  const entries = entriesOf(home)
  return { home, name, rest, entries, ...layerIn(home, rest, entries) }
}

/** True if a file only re-exports. One that does not exist counts as such. */
function isTableOfContents(file) {
  if (!existsSync(file)) return true
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return (
    code
      .replace(/\b(import|export)\s[^'"=():;]*?\bfrom\s*['"][^'"]*['"];?|['"]use client['"];?/g, '')
      .trim() === ''
  )
}

function complaintAboutPackage(from, specifier) {
  if (from.layer === 'test') return undefined
  const isReact = /^(react|react-dom)(\/|$)/.test(specifier)
  const mayShow = ['react', 'story', 'stage'].includes(from.layer)
  if (isReact && !mayShow) return 'Only react/ and .react files may import React.'
  if (/^zod(\/|$)/.test(specifier)) {
    if (from.layer !== 'contract' && !/(^|\/)schemas?(\.|\/)/.test(from.rest)) {
      return 'Only contracts and schema entries may import zod.'
    }
    if (specifier !== 'zod/mini') return "Import zod as 'zod/mini'."
  }
  const [, sibling] = /^@sitewright\/([^/]+)/.exec(specifier) ?? []
  // A story composes as an application does.
  if (!sibling || from.layer === 'story' || (KNOWS[from.name] ?? []).includes(sibling)) return undefined
  return `${from.name} may not know ${sibling}.`
}

function complaintAboutFile(from, specifier) {
  if (from.layer === 'test') return undefined
  const path = posix.join(posix.dirname(from.rest), specifier)
  const to = layerIn(from.home, path, from.entries)
  const isTest = to.layer === 'test' || path.startsWith('../test/')
  // Stories in a folder `react/` may still borrow from the tests; those beside their noun may not.
  if (isTest && !(from.layer === 'story' && from.rest.startsWith('react/')))
    return 'Published code and stories import nothing from tests.'
  if (from.layer === 'story' || from.layer === 'entry') {
    return to.layer === 'story' && from.layer === 'entry' ? 'Nothing imports a story.' : undefined
  }
  if (to.layer === 'story') return 'Nothing imports a story.'
  if (to.layer === 'entry') return "Import the file, not the package's own index."
  if (from.layer === 'stage') return undefined
  const [own, other] = [RANK[from.layer], RANK[to.layer]]
  if (from.layer === 'testing' || from.layer === 'node') {
    const isAllowed = to.layer === from.layer || other <= RANK.pure
    return isAllowed ? undefined : `${from.label} may not look at ${to.label}.`
  }
  return other === undefined || other > own ? `${from.label} may not look up at ${to.label}.` : undefined
}

/** Keeps imports between the layers of a package, and between packages, in one direction. */
export const layers = {
  meta: {
    type: 'problem',
    docs: {
      description:
        'contract ← pure ← browser ← react, testing and node → contract and pure; siblings stay apart',
    },
    schema: [],
  },
  create(context) {
    const from = placeOf(context.filename)
    if (!from) return {}
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string') return
      const message = specifier.startsWith('.')
        ? complaintAboutFile(from, specifier)
        : complaintAboutPackage(from, specifier)
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: (node) => {
        // `export * as name` names what it exports.
        if (!node.exported)
          context.report({ node, message: 'Name what is exported: an index is a table of contents.' })
        check(node)
      },
    }
  },
}
