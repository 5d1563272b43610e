import { afterEach, expect, test, vi } from 'vitest'
import { destinations, setStage } from '../tracker/stage.test-support.ts'

afterEach(() => history.replaceState(null, '', '/'))

test('query parameters with credentials lose their values', async () => {
  history.replaceState(null, '', '/?utm_source=a&Email=a%40b.c&access_token=1;key=2#token=3&view=4')
  const { tracker, mock } = setStage({ destinations })
  tracker.start()
  tracker.track('PageView', {})
  tracker.track('AddToCart', {})
  await vi.waitFor(() => expect(mock.events()).toHaveLength(2))
  const [hit, event] = mock.events()
  expect(hit?.payload.queryString).toBe('?utm_source=a&Email=redacted&access_token=redacted;key=redacted')
  expect(event?.payload.pageHash).toBe('#token=redacted&view=4')
  expect(JSON.stringify(mock.events())).not.toContain('a%40b.c')
})

test('a site may redact parameters of its own', async () => {
  history.replaceState(null, '', '/?member=7&token=1')
  const { tracker, mock } = setStage({ destinations, isRedacted: (name) => name === 'member' })
  tracker.start()
  tracker.track('PageView', {})
  await vi.waitFor(() =>
    expect(mock).toHaveTrackedOnce('PageView', { queryString: '?member=redacted&token=1' }),
  )
})
