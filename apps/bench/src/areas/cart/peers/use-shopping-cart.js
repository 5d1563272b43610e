import { actions, createShoppingCartStore } from 'use-shopping-cart/core'

const mug = { id: 'mug', name: 'Mug', price: 2000, currency: 'USD' }
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const open = () =>
  createShoppingCartStore({
    cartMode: 'checkout-session',
    stripe: 'pk_test',
    currency: 'USD',
    shouldPersist: false,
  })

// This cart lives in the browser alone: it has no server that could lose anything.
export const adds =
  ({ count, apartMs }) =>
  async () => {
    const store = open()
    for (let press = 0; press < count; press += 1) {
      store.dispatch(actions.addItem(mug))
      if (apartMs > 0) await pause(apartMs)
    }
    return { lost: count - store.getState().cartCount, requests: 0 }
  }
export const addsApart = adds

export const quantities =
  ({ count, apartMs }) =>
  async () => {
    const store = open()
    store.dispatch(actions.addItem(mug))
    for (let press = 1; press <= count; press += 1) {
      store.dispatch(actions.setItemQuantity('mug', 1 + press))
      if (apartMs > 0) await pause(apartMs)
    }
    return { lost: count - (store.getState().cartCount - 1), requests: 0 }
  }

export const updates =
  ({ updates: times, subscribers }) =>
  () => {
    const store = open()
    store.dispatch(actions.addItem(mug))
    let seen = 0
    for (let subscriber = 0; subscriber < subscribers; subscriber += 1) {
      store.subscribe(() => {
        seen += store.getState().cartCount
      })
    }
    for (let index = 0; index < times; index += 1) store.dispatch(actions.setItemQuantity('mug', index + 1))
    return seen
  }
