import { expect, test, vi } from 'vitest'
import { order, setStage } from '../tracker/stage.test-support.ts'
import { createTagManager } from './tag-manager.browser.ts'

test('a tag manager receives a purchase in its layer, which may be there already', async () => {
  const dataLayer: unknown[] = []
  Object.assign(window, { dataLayer })
  const other = createTagManager({ layer: 'otherLayer' })
  const { tracker } = setStage({ destinations: [createTagManager(), { ...other, name: 'other' }] })
  tracker.start()
  tracker.track('Purchase', order)
  tracker.track('Lead', {})
  await vi.waitFor(() => expect(Reflect.get(window, 'otherLayer')).toHaveLength(1))
  expect(dataLayer).toMatchObject([
    { event: 'purchase', ecommerce: { transaction_id: 'order-1', value: 1.5 } },
  ])
})
