import { createEngine, defineFormatter } from '@sitewright/template-engine'
import { all } from '@sitewright/template-engine/all'
import { html } from '@sitewright/template-engine/escape'
import { expressions } from '@sitewright/template-engine/expression'

/** Prints a value that is markup already: text that an owner has formatted, a gallery, a chart, attributes of a form. */
const markup = defineFormatter({ returns: 'html', apply: (value) => value })

/**
 * The engine of the site: every family, as a hosted site has them. What owners and visitors have written is escaped, so
 * that `Salt & <Pepper>` is a title; `{body|markup}` prints what is markup. It logs nothing, because whoever renders is
 * handed the diagnostics: the build prints them, and the devtools show them.
 */
export const engine = createEngine({
  families: [all, { formatters: { markup } }],
  escape: html,
  expressions,
  logger: () => undefined,
})
