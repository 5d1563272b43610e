import type { Family } from '../family.ts'
import { defineFormatter } from '../formatter.ts'
import { ageText } from '../i18n/age.ts'
import { numberOf } from '../value.ts'

/** How long ago something was. */
export const age: Family = {
  formatters: {
    timesince: defineFormatter({
      scoped: true,
      returns: 'html',
      arity: [0, 0],
      apply: (value, _, { run: { settings } }) => {
        const ms = value === null && settings.dialect === 'java' ? NaN : numberOf(value)
        if (!settings.i18n || Number.isNaN(ms)) return 'Invalid date.'
        return `<span class="timesince" data-date="${ms}">${ageText(settings.now - ms)}</span>`
      },
    }),
  },
}
