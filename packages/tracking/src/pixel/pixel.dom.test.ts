import { expect, test, vi } from 'vitest'
import { order, setStage } from '../tracker/stage.test-support.ts'
import { createPixel } from './pixel.browser.ts'

test('a pixel is told when the visitor accepts again, before the next event', async () => {
  const log: string[] = []
  const note = (name: string) => () => log.push(name)
  const pixel = createPixel({
    load: () => Promise.resolve(log.push('load')),
    call: note('call'),
    revoke: note('revoke'),
    grant: note('grant'),
  })
  const { tracker, consent } = setStage({ destinations: [pixel], policy: 'banner', decision: 'granted' })
  tracker.start()
  tracker.track('Lead', {})
  await vi.waitFor(() => expect(log).toEqual(['load', 'call']))
  consent.set('refused')
  consent.set('granted')
  tracker.track('Lead', {})
  tracker.track('Lead', {})
  await vi.waitFor(() => expect(log).toEqual(['load', 'call', 'revoke', 'grant', 'call', 'call']))
})

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
