import { createHttp } from '@sitewright/site/http'
import { expect, test, vi } from 'vitest'
import { builtContent } from '../site/content/site-content.ts'
import { saveSite } from './save.ts'

const change = {
  header: builtContent.header,
  navigation: builtContent.navigation,
  languages: builtContent.languages,
  store: builtContent.store,
  design: { '--paper': '#fff' },
}

/** An HTTP client whose server answers by hand, with a status or with a text. */
function open() {
  const answers: ((ok: boolean, text?: string) => void)[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(
    () =>
      new Promise((resolve) => {
        answers.push((ok, text = '{}') => resolve(new Response(text, { status: ok ? 200 : 500 })))
      }),
  )
  return { answers, fetch, http: createHttp({ fetch }) }
}

test('all sections are sent before the first response, each by its call, and outlive the page', async () => {
  const { answers, fetch, http } = open()
  const saved = saveSite(http, change, builtContent)
  await vi.waitFor(() => expect(answers).toHaveLength(5))
  expect(fetch.mock.calls.map(([url, init]) => [url, init?.keepalive])).toEqual(
    expect.arrayContaining([
      ['/api/site-header-footer', true],
      ['/api/widget/UpdateNavigation', true],
      ['/api/multilingual/languages', true],
      ['/api/v1/commerce-preferences/checkout', true],
      ['/api/demo/site', true],
    ]),
  )
  for (const answer of answers) answer(true)
  expect(await saved).toBe(true)
})

test('a save of which one section fails has failed', async () => {
  const { answers, http } = open()
  const saved = saveSite(http, change, builtContent)
  await vi.waitFor(() => expect(answers).toHaveLength(5))
  for (const [place, answer] of answers.entries()) answer(place !== 2)
  expect(await saved).toBe(false)
})

test.each([0, 1, 2, 3, 4])('a save of which response %i breaks off has failed', async (broken) => {
  const { answers, http } = open()
  const saved = saveSite(http, change, builtContent)
  await vi.waitFor(() => expect(answers).toHaveLength(5))
  for (const [place, answer] of answers.entries()) answer(true, place === broken ? '{"half":' : '')
  expect(await saved).toBe(false)
})
