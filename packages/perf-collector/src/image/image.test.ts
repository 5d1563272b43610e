import { expect, test } from 'vitest'
import { imageType } from './image.ts'

test.each([
  ['/a/b.JPG', '', 'jpg'],
  ['/a/b.jpg', '?format=webp', 'webp'],
  ['/a/b.jpg', '?format=1500w&x=1', '1500w'],
  ['/a.b/c', '', undefined],
  ['/a/b.jpg', '?size=2&format=AVIF', 'avif'],
  ['/a/b.jpg', '?myformat=avif', 'jpg'],
  ['/a/b.jpg', '?format=webp!', 'jpg'],
  ['/a/b.jpg', '?format=abcdef', 'jpg'],
  ['/a/b.jpg', '', 'jpg'],
  ['/a/b.archive', '', undefined],
  ['/a/b.j', '', undefined],
  ['/a/b.jp!', '', undefined],
])('the type of %s%s is %s', (path, query, type) => {
  expect(imageType(path, query)).toBe(type)
})
