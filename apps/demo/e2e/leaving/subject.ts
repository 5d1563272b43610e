import type { Arrival, Backend } from './server.ts'
import type { WayName } from './ways.ts'

/** An action of a visitor as the server has heard of it. */
export interface Sighting {
  readonly action: string
  /** What tells the server that it has had this before. */
  readonly id?: string | undefined
}

/** A package whose pages are ended, known by its public entries and by what its server receives. */
export interface Subject {
  readonly name: string
  /** Script of its pages, in `pages/`. */
  readonly script: string
  /** Number of actions in one run. */
  readonly actions: number
  /** Ways in which an action may be lost, and why. */
  readonly mayLose?: Readonly<Partial<Record<WayName, string>>>
  readonly createBackend: () => Backend
  /** Reads the actions of a request. None in a request that is about something else. */
  readonly read: (arrival: Arrival) => readonly Sighting[]
}

/** Two hundred events. Each carries its id, so that the receiver can drop a double. */
export const tracking: Subject = {
  name: 'tracking',
  script: 'tracking',
  actions: 200,
  createBackend: () => () => ({}),
  read: ({ path, body }) => {
    if (path !== '/api/events/RecordEvent') return []
    const { itemId, eventId } = JSON.parse(new URLSearchParams(body).get('data') ?? '{}') as Record<
      string,
      string
    >
    return [{ action: itemId ?? '', id: eventId }]
  },
}

/** One submission. Its key is good for one, so that the server can drop a double. */
export const form: Subject = {
  name: 'forms-client/queue',
  script: 'form',
  actions: 1,
  createBackend: () => {
    let keys = 0
    return ({ path }) =>
      path === '/api/form/FormSubmissionKey' ? { json: { key: `key-${(keys += 1)}` } } : { json: 'OK' }
  },
  read: ({ path, body }) => {
    if (path !== '/api/form/SaveFormSubmission') return []
    const { key, form: answers } = JSON.parse(body) as Record<string, string>
    const { message = '' } = JSON.parse(answers ?? '{}') as Record<string, string>
    return [{ action: message, id: key }]
  },
}

/**
 * One product that is added. It carries no id: a double is in the cart twice. The page after it waits for half a minute
 * before it sends again what has not arrived.
 */
export const cart: Subject = {
  name: 'cart-client',
  script: 'cart',
  actions: 1,
  createBackend: () => {
    const entries: object[] = []
    const shoppingCart = () => ({ id: 'cart-1', websiteId: 'website-1', entries })
    return ({ method, body }) => {
      if (method === 'GET') return { json: shoppingCart() }
      const { itemId, sku, quantity } = JSON.parse(body) as Record<string, unknown>
      const id = `entry-${entries.length + 1}`
      const newlyAdded = { id, itemId, quantity, chosenVariant: { sku, attributes: {} } }
      entries.push(newlyAdded)
      return { json: { shoppingCart: shoppingCart(), newlyAdded } }
    }
  },
  read: ({ method, path, body }) => {
    if (method !== 'POST' || path !== '/api/commerce/shopping-cart/entries') return []
    const { itemId, quantity } = JSON.parse(body) as { itemId: string; quantity: number }
    return Array.from({ length: quantity }, () => ({ action: itemId }))
  },
}
