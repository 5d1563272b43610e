import { setupWorker } from 'msw/browser'
import { createShop } from './shop'

/** The server in memory, for the page. A reload empties its carts. */
export const worker = setupWorker(...createShop().handlers)
