import { createEngine } from '@sitewright/template-engine'
import { all } from '@sitewright/template-engine/all'
import { expressions } from '@sitewright/template-engine/expression'
import type { Work } from '../../area.ts'

export const load: Work<undefined, string> = () => () =>
  createEngine({ families: [all], expressions }).render('{name|html}', { name: 'A & B' }).output
