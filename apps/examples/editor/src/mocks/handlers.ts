import { http, HttpResponse } from 'msw'
import type { Page } from '../page'

/** A server in memory that keeps one page, as handlers for MSW. */
export function createServer(page: Page) {
  let stored = page
  return {
    stored: () => stored,
    handlers: [
      http.get('*/api/page', () => HttpResponse.json(stored)),
      http.put('*/api/page', async ({ request }) => {
        stored = (await request.json()) as Page
        return HttpResponse.json({})
      }),
    ],
  }
}
