import type { Family } from '../family.ts'
import { defineFormatter } from '../formatter.ts'
import { activateLinks } from '../text/link.ts'
import { child, numberOf, textOf } from '../value.ts'

const parts = ['addressLine1', 'addressLine2', 'addressCountry']

/** An address in a line: the parts that are not empty. */
export function addressText(location: unknown): string {
  return parts
    .map((part) => textOf(child(location, part)).trim())
    .filter((part) => part !== '')
    .join(', ')
}

/** Percent-encodes by code unit, as the reference does titles: `é` is `%E9`. */
const encodeLegacy = (text: string): string =>
  text.replace(/[^\w@*+./-]/g, (char) => {
    const code = char.charCodeAt(0).toString(16).toUpperCase()
    return code.length > 2 ? `%u${code.padStart(4, '0')}` : `%${code.padStart(2, '0')}`
  })

function calendarUrl(event: unknown): string {
  const [start, end] = ['startDate', 'endDate'].map((key) =>
    // 20240229T120000Z
    new Date(numberOf(child(event, key))).toISOString().replace(/[-:]|\.\d+/g, ''),
  )
  const title = encodeLegacy(textOf(child(event, 'title')))
  const location = addressText(child(event, 'location'))
  return (
    `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${start}/${end}` +
    (location && `&location=${encodeURIComponent(location)}`)
  )
}

/** Links to other services. */
export const link: Family = {
  formatters: {
    // What is added is markup only where the text was markup before: {text|html|activate-twitter-links}.
    'activate-twitter-links': defineFormatter({
      returns: 'same',
      arity: [0, 0],
      apply: (value) => activateLinks(textOf(value)),
    }),
    'google-calendar-url': defineFormatter({ returns: 'url', arity: [0, 0], apply: calendarUrl }),
  },
}
