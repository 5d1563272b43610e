import { describe, expect, test } from 'vitest'
import { all } from '../family/all.ts'
import { html } from './index.ts'
import { expressions } from '../expression/expressions.ts'
import { createEngine } from '../index.ts'

const engine = createEngine({ families: [all], escape: html })
const show = (template: string, data: unknown): string => engine.render(template, data).output
const HOSTILE = '"><script>alert(1)</script>'

describe('an engine that escapes', () => {
  test.each([
    ['{@|product-status}', { structuredContent: { productType: 2, onSale: true } }],
    ['{@|product-quick-view}', { id: HOSTILE }],
    ['{@|summary-form-field}', { rawTitle: HOSTILE, value: HOSTILE, type: HOSTILE }],
    ['{@|summary-form-field}', { type: 'checkbox', values: [HOSTILE] }],
    ['{@|summary-form-field}', { type: 'likert', values: { [HOSTILE]: 1 } }],
    ['{@|image}', { title: HOSTILE, assetUrl: HOSTILE, id: HOSTILE, componentKey: HOSTILE }],
    [
      '{@|video}',
      { oembed: { html: HOSTILE, providerName: HOSTILE }, overlay: 1, mainImageId: 1, assetUrl: HOSTILE },
    ],
    ['{@|audio-player}', { id: HOSTILE }],
    ['{@|comment-link}', { id: HOSTILE, fullUrl: HOSTILE, publicCommentCount: HOSTILE }],
    ['{@|twitter-follow-button}', { userName: HOSTILE }],
    ['{@|add-to-cart-btn}', { id: HOSTILE, collectionId: HOSTILE }],
    ['{@|activate-twitter-links}', HOSTILE],
    ['{@|line-breaks}', HOSTILE],
    ['{@|product-scarcity}', HOSTILE],
    ['{@|image-color}', { colorData: { topLeftAverage: HOSTILE } }],
    ['{@|image-srcset}', { assetUrl: HOSTILE, systemDataVariants: '100w' }],
    ['{@|image-srcset}', { assetUrl: 'a', systemDataVariants: `${HOSTILE} w` }],
    ['{@|item-classes}', { recordTypeLabel: HOSTILE }],
  ])('lets no markup of data through %s', (template, data) => {
    const words = {
      productSaleText: HOSTILE,
      productQuickViewText: HOSTILE,
      productSummaryFormNoAnswerText: HOSTILE,
    }
    const value = typeof data === 'string' ? { v: data } : { v: { ...data, localizedStrings: words } }
    const output = show(template.replace('@', 'v'), value)
    expect(output).not.toContain('<script>alert')
  })

  test('escapes nothing twice', () => {
    expect(
      show('{a|htmlattr} {a|html} {b|product-status}', {
        a: '&',
        b: { structuredContent: { productType: 1 } },
        localizedStrings: { productSoldOutText: 'a & b' },
      }),
    ).toBe('&amp; &amp; <div class="product-mark sold-out">a &amp; b</div>')
  })
})

// The reference prints these as they are. Its bytes are kept, but no quote of the data can end an attribute.
describe('an engine that does not escape', () => {
  const plain = createEngine({ families: [all], expressions })
  const QUOTED = 'a" onclick="x'
  const variants = [{ attributes: { [QUOTED]: 'S' } }, { attributes: { [QUOTED]: 'M' } }]

  test.each<[template: string, data: object]>([
    ['{@|product-quick-view}', { id: QUOTED }],
    [
      '{@|variants-select}',
      { structuredContent: { productType: 1, variants, variantOptionOrdering: [QUOTED] } },
    ],
    [
      '{@|quantity-input}',
      { id: QUOTED, structuredContent: { productType: 1, variants: [{ qtyInStock: 9 }] } },
    ],
    ['{@|add-to-cart-btn}', { id: QUOTED, collectionId: QUOTED }],
    [
      '{@|add-to-cart-btn}',
      { structuredContent: { isSubscribable: true, productSubscriptionOptions: [{ id: QUOTED }] } },
    ],
    ['{@|image}', { assetUrl: QUOTED, id: QUOTED, componentKey: QUOTED, originalSize: QUOTED }],
    ['<img {@|image-meta}/>', { assetUrl: QUOTED }],
    ['<img{@|image-srcset}/>', { assetUrl: QUOTED, systemDataVariants: '100w' }],
    ['<img{@|image-srcset}/>', { assetUrl: 'a', systemDataVariants: `${QUOTED} w` }],
    ['<p {@|image-color}>', { colorData: { topLeftAverage: QUOTED } }],
    ['{@|video}', { oembed: { providerName: QUOTED }, overlay: 1, mainImageId: 1, assetUrl: QUOTED }],
    ['{@|audio-player}', { id: QUOTED, structuredContent: { audioAssetUrl: QUOTED } }],
    ['{@|comment-link}', { id: QUOTED, fullUrl: QUOTED }],
    ['{@|comments}', { id: QUOTED }],
    ['{@|like-button}', { id: QUOTED, likeCount: QUOTED }],
    ['{@|social-button}', { assetUrl: QUOTED, fullUrl: QUOTED, systemDataId: QUOTED, recordType: QUOTED }],
    ['{@|twitter-follow-button}', { userName: QUOTED }],
    ['<p class="{@|item-classes}">', { recordTypeLabel: QUOTED }],
  ])('lets no quote of data end an attribute of %s', (template, data) => {
    const { output } = plain.render(template.replace('@', 'item'), {
      item: data,
      ...data,
      localizedStrings: { productQuantityInputLabel: QUOTED },
      websiteSettings: { simpleLikingEnabled: true },
      website: { shareButtonOptions: { 1: true } },
    })
    expect(output).toContain('onclick=')
    expect(output.replace(/>[^<>]*</g, '><')).not.toContain('" onclick="')
  })
})
