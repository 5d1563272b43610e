import { setupWorker } from 'msw/browser'
import { createServer } from './handlers'

const server = createServer({
  title: 'Summer menu',
  text: '<p>Everything is made <strong>by hand</strong>.</p>',
  background: '#f6e7d2',
})

/** The server in memory, for the editor. A reload forgets what was saved. */
export const worker = setupWorker(...server.handlers)
