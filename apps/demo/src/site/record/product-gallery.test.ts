import { expect, test } from 'vitest'
import { withoutPicture } from '../../config/files/file-use.ts'
import { builtContent, withSiteContent } from '../content/site-content.ts'
import { items } from './item.ts'
import { productGallery } from './product-gallery.ts'

const localization = { locale: 'en', currency: 'USD' } as const

test('a close view that became the main picture, as that was deleted, is shown once', () => {
  const site = { ...builtContent, ...withoutPicture(builtContent, 'belly-jug') }
  const product = site.products.find(({ slug }) => slug === 'belly-jug')
  if (!product) throw new Error('There is no belly jug.')
  const html = withSiteContent(site, () => {
    const item = items(localization).find(({ id }) => id === 'belly-jug')
    return productGallery(product, item?.items ?? [], 'en')
  })
  const slides = [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt).filter(Boolean)
  expect(slides[0]).toBe('Belly Jug')
  expect(slides).not.toContain('Belly Jug: Its lip')
})
