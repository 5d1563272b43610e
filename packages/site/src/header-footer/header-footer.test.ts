import { describe, expect, test } from 'vitest'
import { fetchHeaderFooter, saveHeaderFooter, type HeaderFooter } from './header-footer.browser.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

/** A line to a server that answers with one body. */
const answering = (body: unknown) => openSite({ fetch: () => Promise.resolve(Response.json(body)) }).http

const malformed = { ok: false, failure: { kind: 'malformed' } }

describe('header and footer', () => {
  // spec: SIT-033 SIT-034
  test('are fetched, and replaced by others', async () => {
    const { http, site } = openSite()
    expect(await fetchHeaderFooter(http)).toEqual({
      ok: true,
      value: { header: { title: 'Bakery' }, footer: { text: 'Open from seven' } },
    })
    const next: HeaderFooter = { header: { title: 'Cakes' }, footer: {} }
    expect(await saveHeaderFooter(http, next)).toEqual({ ok: true, value: true })
    expect(site.calls.at(-1)).toMatchObject({ name: 'saveHeaderFooter', body: next })
    expect(await fetchHeaderFooter(http)).toEqual({ ok: true, value: next })
  })

  // spec: SIT-033 SIT-079
  test('are both present, or the response is malformed', async () => {
    expect(await fetchHeaderFooter(answering({ header: {} }))).toEqual(malformed)
    expect(await fetchHeaderFooter(answering({ header: {}, footer: {}, theme: 1 }))).toEqual({
      ok: true,
      value: { header: {}, footer: {} },
    })
  })
})
