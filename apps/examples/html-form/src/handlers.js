import { http } from 'msw'
import { receive } from './receive.js'

/** The server of the form, as handlers for MSW: what the page is tested with is what runs. */
export const handlers = [http.post('*/contact', ({ request }) => receive(request))]
