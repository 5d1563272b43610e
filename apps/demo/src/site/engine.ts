import { createEngine } from '@sitewright/template-engine'
import { all } from '@sitewright/template-engine/all'
import { expressions } from '@sitewright/template-engine/expression'

/**
 * The engine of the site: every family, as a hosted site has them. It logs nothing, because whoever renders is handed the
 * diagnostics: the build prints them, and the devtools show them.
 */
export const engine = createEngine({ families: [all], expressions, logger: () => undefined })
