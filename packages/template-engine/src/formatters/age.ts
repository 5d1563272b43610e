import type { Family } from '../family/family.ts'
import { ageHtml } from './html/age.ts'
import { markup } from './html/markup.ts'

/** How long ago something was. */
export const age: Family = { formatters: { timesince: markup(ageHtml) } }
