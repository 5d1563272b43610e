import { defineFormatter, type Formatters } from '../formatter.ts'
import { percent } from '../text/percent.ts'
import { child, numberOf, textOf } from '../../4-render/value.ts'
import { mapping } from '../mapping.ts'

const parts = ['addressLine1', 'addressLine2', 'addressCountry']

/** An address in a line: the parts that are not empty. */
function addressText(location: unknown): string {
  return parts
    .map((part) => textOf(child(location, part)).trim())
    .filter(Boolean)
    .join(', ')
}

function calendarUrl(event: unknown): string {
  const [start, end] = ['startDate', 'endDate'].map((key) =>
    // 20240229T120000Z
    new Date(numberOf(child(event, key))).toISOString().replace(/[-:]|\.\d+/g, ''),
  )
  const title = textOf(child(event, 'title')).replace(/[^\w@*+./-]/g, percent)
  const location = addressText(child(event, 'location'))
  return (
    `http://www.google.com/calendar/event?action=TEMPLATE&text=${title}&dates=${start}/${end}` +
    (location && `&location=${encodeURIComponent(location)}`)
  )
}

const anchor = (url: string, text: string): string => `<a target="new" href="${url}">${text}</a>`

/** Makes links of addresses, of `@names` and of `#topics`. */
function activateLinks(text: string): string {
  return text
    .replace(/\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#/%=~|]/gi, anchor('$&', '$&'))
    .replace(/(^| )@(\w+)/g, `$1${anchor('https://twitter.com/$2/', '@$2')}`)
    .replace(/(^| )#(\w+)/g, `$1${anchor('https://twitter.com/hashtag/$2?src=hash', '#$2')}`)
}

/** Links to other services. */
export const link: Formatters = {
  formatters: {
    // The links are markup only if the text was markup before: {text|html|activate-twitter-links}.
    'activate-twitter-links': mapping('more', activateLinks),
    'google-calendar-url': defineFormatter({ returns: 'url', arity: [0, 0], apply: calendarUrl }),
  },
}
