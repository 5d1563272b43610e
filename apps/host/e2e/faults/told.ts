/** From the least to the most that may be there, by what a visitor was told. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/** What a visitor was told, at the end of a story. */
export interface Told {
  /** Quantities that the cart may have, by item. */
  readonly cart: Readonly<Record<string, Bounds>>
  /** The most of each item that a sign-in without an answer may have taken to the account. */
  readonly away: Readonly<Record<string, number>>
  /** Quantities that the page shows, by item, after a last reading. */
  readonly shown: Readonly<Record<string, number>>
  /** Messages of forms: told that they were sent, or not told so. */
  readonly forms: Readonly<Record<string, boolean>>
  /** The visitor was told that they are on the list. Undefined for one who never asked. */
  readonly isOnList: boolean | undefined
  /** Ids of what was tracked. */
  readonly tracked: readonly string[]
  readonly isSignedIn: boolean
  /** A sign-in was given up without an answer. */
  readonly wantsIn: boolean
  /** A sign-out was given up without an answer. */
  readonly wantsOut: boolean
  /** Quantities that the cart of the account may have after a sign-out, by item. Undefined without one. */
  readonly left: Readonly<Record<string, Bounds>> | undefined
  /** Orders by their id, with the quantity of gift cards. */
  readonly orders: Readonly<Record<string, Bounds>>
  /** The values that the preference may have: one, or several where a save was not answered. None is 0. */
  readonly preferences: readonly number[]
  /** Paths of store pages, and whether the editor was told that they were created. */
  readonly pages: Readonly<Record<string, boolean>>
}

export const nothingTold: Told = {
  cart: {},
  away: {},
  shown: {},
  forms: {},
  isOnList: undefined,
  tracked: [],
  isSignedIn: false,
  wantsIn: false,
  wantsOut: false,
  left: undefined,
  orders: {},
  preferences: [0],
  pages: {},
}
