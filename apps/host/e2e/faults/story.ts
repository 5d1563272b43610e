import type { Random } from './random.ts'
import { pick } from './random.ts'

/** One thing that a visitor does. */
export type Act =
  | { readonly kind: 'add'; readonly item: number; readonly quantity: number }
  | { readonly kind: 'addTogether'; readonly item: number; readonly count: number }
  | { readonly kind: 'setQuantity'; readonly item: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly item: number }
  | { readonly kind: 'form' | 'signIn' | 'signOut' | 'restock' | 'track' | 'reload' }
  | { readonly kind: 'buyGiftCard'; readonly quantity: number }
  | { readonly kind: 'savePreferences' | 'createPage' }

/** Acts of a visitor, from the first to the last act. */
export interface Story {
  readonly seed: number
  readonly isEditor: boolean
  readonly acts: readonly Act[]
}

const MOST_ACTS = 6
const quantityOf = (random: Random): number => 1 + Math.floor(random() * 3)
const itemOf = (random: Random): number => Math.floor(random() * 3)

function actOfShopper(random: Random): Act {
  switch (
    pick(random, ['cart', 'cart', 'cart', 'form', 'signIn', 'restock', 'track', 'track', 'reload', 'gift'])
  ) {
    case 'form':
      return { kind: 'form' }
    case 'signIn':
      return { kind: 'signIn' }
    case 'restock':
      return { kind: 'restock' }
    case 'track':
      return { kind: 'track' }
    case 'reload':
      return { kind: 'reload' }
    case 'gift':
      return { kind: 'buyGiftCard', quantity: quantityOf(random) }
    default:
      return actOnCart(random)
  }
}

function actOnCart(random: Random): Act {
  const item = itemOf(random)
  switch (pick(random, ['add', 'add', 'together', 'set', 'remove'])) {
    case 'together':
      return { kind: 'addTogether', item, count: 1 + quantityOf(random) }
    case 'set':
      return { kind: 'setQuantity', item, quantity: quantityOf(random) + 3 }
    case 'remove':
      return { kind: 'remove', item }
    default:
      return { kind: 'add', item, quantity: quantityOf(random) }
  }
}

/** The story of a seed: the same each time. */
export function storyOf(seed: number, random: Random): Story {
  const isEditor = random() < 0.15
  const count = 2 + Math.floor(random() * (MOST_ACTS - 1))
  const acts = Array.from({ length: count }, () => actOfShopper(random))
  const edits = Array.from({ length: count }, (): Act => ({
    kind: random() < 0.7 ? 'savePreferences' : 'createPage',
  }))
  const told: readonly Act[] = isEditor ? [{ kind: 'signIn' }, ...edits] : acts
  // Last, as nobody adds to a cart without knowing whose it is.
  const leaves = told.some(({ kind }) => kind === 'signIn') && random() < 0.5
  return { seed, isEditor, acts: leaves ? [...told, { kind: 'signOut' }] : told }
}
