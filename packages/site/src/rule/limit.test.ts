import { expect, test } from 'vitest'
import { hasRoom, limits } from './limit.ts'

// spec: SIT-022 SIT-023 SIT-024 SIT-025 SIT-026
test.each([
  ['blocksPerLayout', 60],
  ['tracksPerAlbum', 60],
  ['itemsPerOrderableCollection', 250],
  ['productsPerCollection', 200],
  ['nestedCategories', 10_000],
] as const)('%s end at %i', (limit, most) => {
  expect(limits[limit]).toBe(most)
  expect(hasRoom(limit, most - 1)).toBe(true)
  expect(hasRoom(limit, most)).toBe(false)
})
