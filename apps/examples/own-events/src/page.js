import { createTracker } from '@sitewright/tracking'
import { createConsent } from '@sitewright/tracking/consent'
import { createFunctionDestination } from '@sitewright/tracking/destinations'
import { createVisitor } from '@sitewright/tracking/visitor'

/** Each event as JSON to our own server. `keepalive` lets the last ones outlive the page. */
const endpoint = createFunctionDestination({
  name: 'our endpoint',
  send: ({ id, name, payload, time }) =>
    fetch('/events', { method: 'POST', keepalive: true, body: JSON.stringify({ id, name, payload, time }) }),
})

const consent = createConsent()
const tracker = createTracker({
  context: () => ({
    website: { id: 'shop' },
    page: { title: document.title, path: location.pathname, hasProduct: false },
  }),
  visitor: createVisitor(),
  policy: 'banner',
  consent,
  destinations: [endpoint],
})
consent.start()
tracker.start()

document.getElementById('add').onclick = () => tracker.track('AddToCart', { itemId: 'mug', quantity: 1 })
document.getElementById('agree').onclick = () => consent.grant()

// What the server has received, for you to see.
setInterval(async () => {
  const response = await fetch('/events')
  const events = await response.json()
  const lines = events.map(({ name, payload }) => {
    const line = document.createElement('li')
    line.textContent = `${name} ${JSON.stringify(payload)}`
    return line
  })
  document.getElementById('arrived').replaceChildren(...lines)
}, 500)
