/** The layers of a package, lowest first. A layer may import itself and what lies below it. */
const LAYERS = ['contract', 'core', 'browser', 'react']

/** What each package may know of the others: nothing that is not listed. */
const KNOWS = {
  site: [],
  machine: [],
  'money-format': [],
  'perf-collector': [],
  gallery: ['machine'],
  tracking: ['site'],
  'template-engine': ['site', 'money-format'],
  'forms-client': ['site', 'machine'],
  'cart-client': ['site', 'machine', 'money-format'],
  'editor-ui': ['site', 'machine', 'money-format'],
}

const place = (filename) => {
  const [, name, rest] = /packages\/([^/]+)\/src\/(.+)$/.exec(filename.replaceAll('\\', '/')) ?? []
  if (!name) return undefined
  const layer = rest.includes('/') ? rest.split('/')[0] : undefined
  return { name, rest, layer, isStory: /\.stories\.tsx$/.test(rest) }
}

/** The layer that a relative import of `from` lands in, or nothing if it stays outside of all layers. */
const landing = (from, specifier) => {
  const path = new URL(specifier, `file:///${from.rest}`).pathname.slice(1)
  return path.includes('/') ? path.split('/')[0] : 'index'
}

const complaint = (from, specifier, known) => {
  if (/^(react|react-dom)(\/|$)/.test(specifier) && from.layer !== 'react') {
    return 'Only react/ may import React.'
  }
  if (/^zod(\/|$)/.test(specifier) && from.layer !== 'contract' && !/(^|\/)schemas?(\.|\/)/.test(from.rest)) {
    return 'Only contract/ and schema entries may import zod.'
  }
  if (/^zod(\/|$)/.test(specifier) && specifier !== 'zod/mini') return "Import zod as 'zod/mini'."
  const [, sibling] = /^@sitewright\/([^/]+)/.exec(specifier) ?? []
  if (sibling) {
    // A story composes as an application does.
    return from.isStory || known.includes(sibling) ? undefined : `${from.name} may not know ${sibling}.`
  }
  if (!specifier.startsWith('.') || from.isStory || !from.layer) return undefined
  const to = landing(from, specifier)
  if (to === 'index') return "Import the file, not the package's own index."
  if (to === from.layer) return undefined
  if (from.layer === 'testing') {
    return to === 'contract' || to === 'core' ? undefined : `testing/ may not look at ${to}/.`
  }
  const [own, other] = [LAYERS.indexOf(from.layer), LAYERS.indexOf(to)]
  return own >= 0 && (other < 0 || other > own) ? `${from.layer}/ may not look up at ${to}/.` : undefined
}

/** Holds the line between the layers of a package, and between packages. */
export const layers = {
  meta: {
    type: 'problem',
    docs: { description: 'contract ← core ← browser ← react, testing → contract; siblings stay apart' },
    schema: [],
  },
  create(context) {
    const from = place(context.filename)
    if (!from) return {}
    const known = KNOWS[from.name] ?? []
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return
      const message = complaint(from, node.source.value, known)
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: (node) => {
        context.report({ node, message: 'Name what is exported: an index is a table of contents.' })
        check(node)
      },
    }
  },
}
