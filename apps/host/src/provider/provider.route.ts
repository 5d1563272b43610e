import type { App } from '../request/call.ts'
import { refuse } from '../request/answer.ts'

/** Locales that the provider of instalments is asked for. */
const LOCALE = /^[a-z]{2}_[A-Z]{2}$/

/** Its style sheet is a file: a frame inherits the policy of the page, which lets no style in the markup. */
const instalmentPage = (locale: string): string =>
  `<!doctype html><html lang="${locale.slice(0, 2)}"><meta charset="utf-8"><title>Instalments</title><link rel="stylesheet" href="/quarterly.css"><h1>Instalments</h1><p>Four payments, two weeks apart, nothing on top.</p>`

/** Adds the page of the provider of instalments, in its place: a shop that has one leads to its own. */
export function addProviderCalls(app: App): void {
  app.get('/api/instalments/:locale', (context) => {
    const locale = context.req.param('locale')
    return LOCALE.test(locale)
      ? new Response(instalmentPage(locale), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      : refuse(404, 'There is no page in this language.')
  })
}
