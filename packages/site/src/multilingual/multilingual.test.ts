import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  disconnectMultilingual,
  fetchLanguages,
  fetchMultilingualSettings,
  fetchMultilingualStatus,
  saveLanguages,
  type Language,
} from './multilingual.browser.ts'
import { serveSites } from '../test-support/open-site.test-support.ts'

const openSite = serveSites()

/** A line to a server that answers with one body. */
const answering = (body: unknown) => openSite({ fetch: () => Promise.resolve(Response.json(body)) }).http

const malformed = { ok: false, failure: { kind: 'malformed' } }

describe('a multilingual site', () => {
  // spec: SIT-041 SIT-042
  test('has settings, a status and languages', async () => {
    const { http, site } = openSite()
    expect(await fetchMultilingualSettings(http)).toEqual({ ok: true, value: { enabled: true } })
    expect(await fetchMultilingualStatus(http)).toEqual({ ok: true, value: { connected: true } })
    expect(await fetchLanguages(http)).toEqual({ ok: true, value: site.state.languages })
    expect(site.calls.map(({ name }) => name)).toEqual([
      'fetchMultilingualSettings',
      'fetchMultilingualStatus',
      'fetchLanguages',
    ])
  })

  // spec: SIT-041
  test.each([null, [], 'on'])('has no settings in %j', async (body) => {
    expect(await fetchMultilingualSettings(answering(body))).toEqual(malformed)
  })

  // spec: SIT-040
  test('has a list of languages, with unknown fields kept', async () => {
    expect(await fetchLanguages(answering([{ code: 'de', flag: 'de.svg' }]))).toEqual({
      ok: true,
      value: [{ code: 'de', custom: false, flag: 'de.svg' }],
    })
    expect(await fetchLanguages(answering([{ code: 'de', name: null, custom: null }]))).toEqual({
      ok: true,
      value: [{ code: 'de', name: null, custom: false }],
    })
    for (const body of [
      {},
      [{ name: 'German' }],
      [{ code: 'de', custom: 'yes' }],
      [{ code: 'de', name: 1 }],
    ]) {
      expect(await fetchLanguages(answering(body))).toEqual(malformed)
    }
    expectTypeOf<Language>().toExtend<{ readonly code: string; readonly custom: boolean }>()
  })

  // spec: SIT-040 SIT-043
  test('saves other languages', async () => {
    const { http, site } = openSite()
    const languages = [{ code: 'fr', name: 'French', custom: false }]
    expect((await saveLanguages(http, languages)).ok).toBe(true)
    expect(site.calls).toMatchObject([{ name: 'saveLanguages', body: { languages } }])
    expect(site.state.languages).toEqual(languages)
  })

  // spec: SIT-044
  test('is disconnected without a body', async () => {
    const { http, site } = openSite()
    expect((await disconnectMultilingual(http)).ok).toBe(true)
    expect(site.calls).toMatchObject([{ name: 'disconnectMultilingual', body: undefined }])
    expect(site.calls[0]?.headers.get('Content-Type')).toBeNull()
    expect(site.state.multilingualStatus).toEqual({ connected: false })
  })
})
