import { describe, expect, test } from 'vitest'
import { isPillPage, pillState } from './pill.ts'

describe('the pill', () => {
  // spec: CRT-021 CRT-023
  test.each([
    [{ path: '/' }, 1, 'shown'],
    [{ path: '/' }, 0, 'hidden'],
    [{ path: '/cart' }, 1, 'absent'],
    [{ path: '/cart/?from=mail' }, 1, 'absent'],
    [{ path: '/cartography' }, 1, 'shown'],
    [{ path: '/cart#total' }, 1, 'absent'],
    [{ path: '/cart//' }, 1, 'absent'],
    [{ path: '/cart/mugs' }, 1, 'shown'],
    [{ path: '/bag', pageType: 1 }, 1, 'shown'],
    [{ path: '/', hasCustomCart: true }, 1, 'absent'],
    [{ path: '/', expressCheckout: true }, 1, 'absent'],
    [{ path: '/bag', pageType: 205 }, 1, 'absent'],
    [{ path: '/bag', cartPath: '/bag/?from=pill' }, 1, 'absent'],
    [{ path: '/cart', cartPath: '/bag' }, 1, 'absent'],
    [{ path: '/shop', cartPath: '/bag' }, 1, 'shown'],
  ])('on %j with %i items is %s', (page, total, state) => {
    expect(pillState(page, total)).toBe(state)
    expect(isPillPage(page)).toBe(state !== 'absent')
  })
})
