import { expect, test } from 'vitest'
import { buildProduct } from '../mock/build.testing.ts'
import { use } from '../mock/use.test-support.tsx'
import { useSubscription } from '../react.ts'

test('useSubscription returns the plan of a subscription', () => {
  const tea = buildProduct({
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  })
  const { result } = use(() => useSubscription(tea), undefined)
  expect(result.current).toMatchObject({ isIndefinite: true, isSubscribable: true })
})
