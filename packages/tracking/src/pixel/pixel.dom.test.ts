import { expect, test, vi } from 'vitest'
import { order, setStage } from '../tracker/stage.test-support.ts'
import { createPixel } from './pixel.browser.ts'

// spec: TRK-013
test('a pixel receives its six events as calls of a function, and no others', async () => {
  const call = vi.fn()
  const { tracker } = setStage({ destinations: [createPixel({ call })] })
  tracker.start()
  for (const name of [
    'AddToCart',
    'Search',
    'Lead',
    'ViewContent',
    'CompleteRegistration',
    'VisitPDP',
    'PageView',
  ])
    tracker.track(name, { name })
  tracker.track('Purchase', order)
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(6))
  expect(call.mock.calls.map(([name]) => name as string)).toEqual([
    'AddToCart',
    'Search',
    'Lead',
    'ViewContent',
    'CompleteRegistration',
    'Purchase',
  ])
})
