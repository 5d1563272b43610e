import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { builtContent, siteContent } from '../site/content/site-content.ts'
import { saveSiteContent } from '../site/content/stored-content.ts'
import { loadHostSite } from './host-site.ts'

beforeEach(() => saveSiteContent(builtContent))
afterEach(() => vi.unstubAllGlobals())

function answer(...sites: readonly (() => unknown)[]) {
  const fetch = vi.fn<() => Promise<Response>>()
  for (const site of sites) fetch.mockImplementationOnce(() => Promise.resolve(Response.json(site())))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const location = { address: '1 Quay', cityStateZip: '', country: '' }

test('the site is as the host has it, also where it was edited here', async () => {
  saveSiteContent({ design: { '--ink': 'red' } })
  answer(() => ({ location }))
  await loadHostSite()
  expect(siteContent()).toEqual({ ...builtContent, location })
})

test('a section of the host that is malformed is left out', async () => {
  answer(() => ({ location, embeds: 4 }))
  await loadHostSite()
  expect([siteContent().location, siteContent().embeds]).toEqual([location, builtContent.embeds])
})

test('the host is asked again when the site was edited during the request', async () => {
  const fetch = answer(
    () => {
      saveSiteContent({ location })
      return {}
    },
    () => ({ location, design: { '--ink': 'blue' } }),
  )
  await loadHostSite()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(siteContent()).toMatchObject({ location, design: { '--ink': 'blue' } })
})

test('the site stays as it is when the host does not answer', async () => {
  saveSiteContent({ location })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  await loadHostSite()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })))
  await loadHostSite()
  expect(siteContent().location).toEqual(location)
})
