import { enhanceAll } from '@sitewright/forms-client/dom'
import { sendTo } from '@sitewright/forms-client/send'

const save = sendTo((answers, { signal }) =>
  fetch('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answers),
    signal,
    keepalive: true, // the request goes on when the visitor leaves the page
  }),
)

/** Brings the forms of a page to life, and returns what stops them. */
export const start = (page) => enhanceAll(page, save)
