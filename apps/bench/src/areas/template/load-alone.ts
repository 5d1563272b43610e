import { createEngine } from '@sitewright/template-engine'
import { html } from '@sitewright/template-engine/escape'
import type { Work } from '../../area.ts'

export const load: Work<undefined, string> = () => () =>
  createEngine({ escape: html }).render('{name}', { name: 'A & B' }).output
