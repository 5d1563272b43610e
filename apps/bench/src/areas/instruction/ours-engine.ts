import { createEngine } from '@sitewright/template-engine'
import { content } from '@sitewright/template-engine/content'
import { core } from '@sitewright/template-engine/core'
import { expressions } from '@sitewright/template-engine/expression'

/** The engine of every instruction. */
export const engine = createEngine({ families: [core, content], expressions, include: true })
