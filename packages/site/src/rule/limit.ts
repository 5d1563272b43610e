/** Largest numbers per site. */
export const limits = {
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  itemsPerOrderableCollection: 250,
  productsPerCollection: 200,
  nestedCategories: 10_000,
} as const

/** The name of a limit. */
export type Limit = keyof typeof limits

/** Checks whether one more fits under a limit. */
export const hasRoom = (limit: Limit, count: number): boolean => count < limits[limit]
