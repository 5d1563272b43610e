import { expect, test } from 'vitest'
import { builtContent } from '../../site/content/site-content.ts'
import { usesOf, usesText, withoutPicture } from './file-use.ts'

const site = {
  ...builtContent,
  pictures: { 'file-1': 'data:image/webp;base64,AA' },
  promo: { ...builtContent.promo, picture: 'file-1' },
}

/** Pictures of a product after a picture was deleted. */
function left(slug: string, deleted: string) {
  const { products = builtContent.products } = withoutPicture(builtContent, deleted)
  const found = products.find((product) => product.slug === slug)
  return {
    main: found?.picture,
    choices: found?.options?.[0]?.choices.map(({ picture }) => picture),
    details: found?.details?.map(({ picture }) => picture),
    scenes: found?.scenes?.map(([name]) => name),
  }
}

test.each([
  ['iris-vase-moss', ['Iris Vase']],
  ['iris-vase-neck', ['Iris Vase']],
  ['file-1', ['the popup']],
  ['nowhere', []],
])('%s is shown by %j', (picture, uses) => {
  expect(usesOf(site, picture, 'en')).toEqual(uses)
})

test('uses are one sentence', () => {
  expect(usesText(['Iris Vase', 'Low Bowl', 'the popup'])).toBe(
    'Shown by: Iris Vase, Low Bowl, and the popup.',
  )
  expect(usesText([])).toBeUndefined()
})

test('a product whose main picture is deleted shows its next one', () => {
  expect(left('iris-vase', 'iris-vase-chalk')).toMatchObject({
    main: 'iris-vase-moss',
    choices: [undefined, 'iris-vase-moss', 'iris-vase-iron'],
  })
})

test('a picture that is deleted is none of the close views, the choices and the scenes', () => {
  expect(left('iris-vase', 'iris-vase-neck').details).toEqual([])
  expect(left('iris-vase', 'first-light').scenes).toEqual(['window-row'])
})

test('a product whose only picture is deleted has none', () => {
  const bare = builtContent.products.map((each) => ({ ...each, picture: 'one', options: [], details: [] }))
  const { products = [] } = withoutPicture({ ...builtContent, products: bare }, 'one')
  expect(new Set(products.map(({ picture }) => picture))).toEqual(new Set(['']))
})

test('the popup loses a picture that is deleted, and its content is no longer stored', () => {
  expect(withoutPicture(site, 'file-1')).toEqual({ pictures: {}, promo: { ...site.promo, picture: '' } })
  expect(withoutPicture(site, 'nowhere')).toEqual({})
})
