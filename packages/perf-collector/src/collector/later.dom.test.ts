import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPage, setPage, startStage } from './stage.test-support.ts'

vi.mock('./later.browser.ts', () => {
  throw new Error('The file is gone.')
})

beforeEach(setPage)
afterEach(clearPage)

// spec: PRF-016
test('without the part that comes later, the page is reported, without values in its fragment', async () => {
  const stage = startStage({ imageHosts: [location.hostname] })
  history.replaceState(null, '', '#view=4')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  await vi.waitFor(() => expect(stage.errors).toEqual([expect.any(Error)]))
  stage.hide()
  expect(stage.records().map(({ event, data }) => [event, data.context.hash])).toEqual([
    ['page_speed', '#view=redacted'],
  ])
})

// spec: PRF-011
test('a page that is left before it is loaded is reported at once', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const stage = startStage()
  stage.hide()
  expect(stage.records().map(({ event }) => event)).toEqual(['page_speed'])
})
