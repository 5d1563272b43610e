import { createEngine } from '@sitewright/template-engine'
import { core } from '@sitewright/template-engine/core'
import type { Work } from '../../area.ts'

export const load: Work<undefined, string> = () => () =>
  createEngine({ families: [core] }).render('{name|html}', { name: 'A & B' }).output
