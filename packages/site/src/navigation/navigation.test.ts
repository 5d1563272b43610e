import { describe, expect, test } from 'vitest'
import { fetchSiteLayouts, updateNavigation, type SiteLayout } from './index.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

/** A line to a server that answers with one body. */
const answering = (body: unknown) => openSite({ fetch: () => Promise.resolve(Response.json(body)) }).http

const malformed = { ok: false, failure: { kind: 'malformed' } }

describe('navigation', () => {
  const main: SiteLayout = { identifier: 'mainNav', links: [{ externalLink: 'https://example.com' }] }

  // spec: SIT-035 SIT-036
  test('is one of the layouts with links and an identifier', async () => {
    const { http, site } = openSite()
    expect(await fetchSiteLayouts(http)).toEqual({ ok: true, value: site.state.layouts })
    expect(await fetchSiteLayouts(answering({ layout: main }))).toEqual({ ok: true, value: [main] })
  })

  // spec: SIT-035
  test('keeps null for what a link does not have', async () => {
    const links = [{ collectionId: 'a', externalLink: null, memberAreaId: null, items: null }]
    const layout = [{ identifier: 'mainNav', links }]
    expect(await fetchSiteLayouts(answering({ layout }))).toEqual({ ok: true, value: layout })
  })

  // spec: SIT-035
  test.each([
    {},
    { layout: [{ identifier: 'mainNav' }] },
    { layout: [{ links: [] }] },
    { layout: 'mainNav' },
    { layout: [{ identifier: 'mainNav', links: [null] }] },
    { layout: [{ identifier: 'mainNav', links: [{ items: [null] }] }] },
  ])('is not in %j', async (body) => {
    expect(await fetchSiteLayouts(answering(body))).toEqual(malformed)
  })

  // spec: SIT-037 SIT-038
  test('is updated with a field, a template and items that hold items', async () => {
    const { http, site } = openSite()
    const update = {
      fieldName: 'mainNav',
      templateId: 'template-1',
      navigation: [
        { collectionId: 'collection-1', items: [{ externalLink: 'https://example.com' }] },
        { memberAreaId: 'member-area-1' },
      ],
    }
    expect((await updateNavigation(http, update)).ok).toBe(true)
    expect(site.calls).toMatchObject([{ name: 'updateNavigation', body: update }])
    expect(site.state.layouts).toEqual([{ identifier: 'mainNav', links: update.navigation }])
  })

  // spec: SIT-037
  test('whose inner items are malformed is not accepted', async () => {
    const links = [{ items: [{ collectionId: 7 }] }]
    expect(await fetchSiteLayouts(answering({ layout: [{ identifier: 'mainNav', links }] }))).toEqual(
      malformed,
    )
  })
})
