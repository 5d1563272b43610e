import { readdirSync, readFileSync } from 'node:fs'

/** Packages that each package may import. Stories compose as an application does. */
const KNOWS = {
  machine: [],
  'create-sitewright': [],
  'money-format': [],
  site: ['machine'],
  'perf-collector': ['site', 'machine'],
  gallery: ['machine'],
  tracking: ['site', 'machine'],
  'template-engine': ['site', 'money-format'],
  'forms-client': ['site', 'machine'],
  'cart-client': ['site', 'machine', 'money-format'],
  'editor-ui': ['site', 'machine', 'money-format'],
  // Checks servers against what the packages read, so it knows those that call one.
  contract: ['site', 'tracking', 'cart-client', 'forms-client'],
}

/** Layers by the endings of files. A file without one of these is pure; an entry passes on files of every layer. */
const LAYERS = {
  contract: String.raw`\.contract\.ts$`,
  browser: String.raw`\.(browser|dom)\.tsx?$`,
  react: String.raw`\.react\.tsx?$`,
  testing: String.raw`\.testing\.ts$`,
  // Sets the stage for stories and tests: it draws, and may look at all layers.
  stage: String.raw`\.testing\.tsx$`,
  node: String.raw`\.node\.ts$|/command/`,
  story: String.raw`\.stories\.tsx?$`,
  test: String.raw`\.test(-support)?\.tsx?$`,
  entry: `src/(${entries().join('|')})$|/index\\.ts$`,
}

/** Layers of its own package that each may import, besides itself. */
const MAY = {
  contract: [],
  pure: ['contract'],
  browser: ['contract', 'pure'],
  react: ['contract', 'pure', 'browser'],
  testing: ['contract', 'pure'],
  node: ['contract', 'pure'],
}

/** Entries as they are left out of the core types. */
function entries() {
  const config = readFileSync(new URL('tsconfig.core.json', import.meta.url), 'utf8')
  return [...config.matchAll(/"packages\/\*\/src\/(\w+\.ts)"/g)].map(([, name]) => name)
}

const others = (names) => Object.keys(LAYERS).filter((name) => !names.includes(name))
const paths = (names) => names.map((name) => LAYERS[name])

/** Files of a layer. */
const from = (layer) =>
  layer === 'pure'
    ? { path: '^packages/([^/]+)/src/', pathNot: paths(Object.keys(LAYERS)) }
    : { path: `^packages/([^/]+)/src/.*(${LAYERS[layer]})` }

const layerRule = ([layer, allowed]) => ({
  name: `${layer}-looks-up`,
  severity: 'error',
  comment: `A file of the layer ${layer} imports its own layer${allowed.map((name) => `, ${name}`).join('')}, and no other.`,
  from: from(layer),
  to:
    allowed.includes('pure') || layer === 'pure'
      ? { path: paths(others([layer, ...allowed])).map((path) => `^packages/$1/.*(${path})`) }
      : { path: '^packages/$1/src/', pathNot: LAYERS[layer] },
})

const siblingRule = (name) => ({
  name: `${name}-knows-${KNOWS[name].join('-') || 'nobody'}`,
  severity: 'error',
  comment: 'Siblings stay apart: see docs/decisions/0005-siblings-do-not-import-each-other.md.',
  from: { path: `^packages/${name}/`, pathNot: paths(['story', 'test']) },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...KNOWS[name]].join('|')})/` },
})

const source = { path: '^packages/[^/]+/src/', pathNot: LAYERS.test }
const zod = '(^|/)node_modules/zod/'
const schema = '(^|/)schemas?[./]'

export default {
  forbidden: [
    { name: 'ring', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(MAY).map(layerRule),
    ...readdirSync(new URL('packages', import.meta.url)).map(siblingRule),
    {
      name: 'story-is-imported',
      severity: 'error',
      from: { ...source, pathNot: paths(['test', 'story']) },
      to: { path: LAYERS.story },
    },
    {
      name: 'test-is-imported',
      severity: 'error',
      comment: 'Published code and stories import nothing from tests.',
      from: source,
      to: { path: `^packages/.*(${LAYERS.test})` },
    },
    {
      name: 'react-below-its-layer',
      severity: 'error',
      from: { ...source, pathNot: paths(['test', 'react', 'story', 'stage']) },
      to: { path: '(^|/)node_modules/(@types/)?react(-dom)?/' },
    },
    {
      name: 'zod-outside-of-contracts',
      severity: 'error',
      from: { ...source, pathNot: [...paths(['test', 'contract']), schema] },
      to: { path: zod },
    },
    { name: 'whole-zod', severity: 'error', from: source, to: { path: `${zod}(?!.*mini)` } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@sitewright/source', 'import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
