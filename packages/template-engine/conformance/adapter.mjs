// Runs fixtures of the language against the built package: exports what a conformance runner asks for.
import { createEngine } from '@sitewright/template-engine'
import { all } from '@sitewright/template-engine/all'
import { expressions } from '@sitewright/template-engine/expression'
import { exportTree, importTree, parseTree } from '@sitewright/template-engine/tree'

const engines = [false, true].map((preprocess) =>
  createEngine({
    families: [all],
    expressions,
    include: true,
    preprocess: preprocess ? 'on' : 'off',
    logger: () => {},
  }),
)

/** Partials may be instruction trees. */
const read = (partials = {}) =>
  Object.fromEntries(
    Object.entries(partials).map(([name, from]) => [
      name,
      typeof from === 'string' ? from : importTree(from),
    ]),
  )

/** Renders one fixture. */
export function render({ template, data, partials, injects, locale, now, preprocess }) {
  const engine = engines[preprocess ? 1 : 0]
  const { output, diagnostics } = engine.render(template, data, {
    partials: read(partials),
    injects,
    locale,
    now,
  })
  return { output, errors: diagnostics }
}

/** The instruction tree of a template, version 1. */
export const parse = (template) => exportTree(parseTree(template))
