import { expect, test } from 'vitest'
import { openShop } from '../mock/open-shop.test-support.ts'
import { find } from '../shop/printed-page.test-support.ts'
import { enhanceReviews } from './review.dom.ts'

function stage(areReviewsEnabled: boolean, killSwitch = false) {
  document.body.innerHTML =
    '<a href="#reviews">12 reviews</a><a href="#top">Top</a><section id="reviews"><h2>Reviews</h2></section>'
  const { client, events } = openShop()
  const stop = enhanceReviews(client, find('#reviews'), {
    ...{ gate: { areReviewsEnabled, killSwitch }, source: 'native' as const, itemId: 'mug' },
  })
  return { events, stop }
}

// spec: CRT-008
test.each([
  [true, false, true],
  [false, false, false],
  [true, true, false],
])('printed reviews, switched on: %s, kill switch: %s, are shown: %s', (isOn, killSwitch, areShown) => {
  stage(isOn, killSwitch)
  expect([find('#reviews').hidden, find('a').hidden]).toEqual([!areShown, !areShown])
})

// spec: TRK-012
test('a press of a link to printed reviews is an event', () => {
  const { events, stop } = stage(true)
  find('a').click()
  expect(events).toMatchObject([{ kind: 'reviews-anchor-clicked', itemId: 'mug' }])
  find('a[href="#top"]').click()
  stop()
  find('a').click()
  expect(events).toHaveLength(1)
})
