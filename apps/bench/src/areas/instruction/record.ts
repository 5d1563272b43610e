import { grid, type Product } from '../template/record.ts'

/** A product with more about it than a page shows. */
export interface Detailed extends Product {
  readonly featured: boolean
  readonly mainImageId: string
  readonly count: number
  readonly author: {
    readonly displayName: string
    readonly city: { readonly name: string }
    readonly roles: readonly string[]
  }
  readonly image: { readonly size: { readonly width: number } }
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly sizes: readonly number[]
}

/** Data of every instruction. */
export interface Shop {
  readonly collection: { readonly title: string }
  readonly currency: string
  readonly floor: number
  readonly items: readonly Detailed[]
}

const roles = ['potter', 'glazer', 'owner']

/** A shop of so many products. */
export function shop(count: number): Shop {
  const { collection, items } = grid(count)
  return {
    collection,
    currency: 'USD',
    floor: 4000,
    items: items.map((item, at) => ({
      ...item,
      featured: at % 5 === 0,
      mainImageId: at % 3 === 0 ? `i${at}` : '',
      count: at % 4,
      author: { displayName: `Ada ${at}`, city: { name: 'Porto' }, roles: roles.slice(at % 3) },
      image: { size: { width: 1500 } },
      options: Array.from({ length: at % 3 }, (_, more) => ({
        name: ['Size', 'Glaze'][more] ?? '',
        values: ['S', 'M', 'L'],
      })),
      sizes: [1, 2, 3, 4, 5, 6, 7, 8],
    })),
  }
}
