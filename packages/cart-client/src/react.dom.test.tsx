import { act, renderHook, waitFor } from '@testing-library/react'
import { createCookies } from '@sitewright/site/cookies'
import { createCrumbs, createHttp } from '@sitewright/site/http'
import { createPreferences } from '@sitewright/site/preferences'
import { expect, test } from 'vitest'
import { usePreferences } from './react.ts'

// spec: CRT-003
test('usePreferences shows the settings of the store, and saves them', async () => {
  const calls: [string, unknown][] = []
  const fetch: typeof globalThis.fetch = (_, init) => {
    calls.push([init?.method ?? 'GET', init?.body])
    return Promise.resolve(Response.json({ layout: 'grid' }))
  }
  const preferences = createPreferences({
    http: createHttp({ fetch, crumbs: createCrumbs(createCookies()) }),
  })
  const { result } = renderHook(() => usePreferences(preferences, 'shop'))
  await waitFor(() => expect(result.current).toMatchObject({ status: 'success', value: { layout: 'grid' } }))
  await act(async () => expect(await result.current.save({ layout: 'list' })).toBe(true))
  expect(calls).toContainEqual(['PUT', '{"layout":"list"}'])
})
