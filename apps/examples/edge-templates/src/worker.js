import { createEngine } from '@sitewright/template-engine'
import { html } from '@sitewright/template-engine/escape'
import { i18n } from '@sitewright/template-engine/i18n'
import source from './menu.jsont'

// Compiled once for each isolate. No code is evaluated, so a worker may do it.
const engine = createEngine({ families: [i18n], escape: html, locale: 'de-DE' })
const menu = engine.compile(source)

const euros = (value) => ({ value, currency: 'EUR' })

export default {
  fetch(request) {
    const title = new URL(request.url).searchParams.get('title') ?? 'Tee & Kuchen'
    const items = [
      { name: 'Assam', price: euros('12.5') },
      { name: 'Gyokuro', price: euros('1234.5') },
    ]
    const { output } = menu.render({ title, items })
    return new Response(output, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  },
}
