import { AddToCartButton, CartIndicator, ProductBlock } from '@sitewright/cart-client/react'
import { Gallery } from '@sitewright/gallery/react'
import { Money } from '@sitewright/money-format/react'
import { createEngine } from '@sitewright/template-engine'
import { Template } from '@sitewright/template-engine/react'
import { createElement as h } from 'react'
import { Shop } from './shop.js'

const mug = {
  id: 'mug',
  name: 'Mug',
  productType: 1,
  variants: [
    { sku: 'mug-1', attributes: {}, unlimited: true, priceMoney: { value: '12.00', currency: 'EUR' } },
  ],
}
const hills = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/%3E'
const greeting = createEngine().compile('Tea for {name}')

const menu = (from, control) =>
  h('select', { name: from, 'aria-label': 'Size', ...control }, h('option', null, 'Small'))

/** Menus as three packages draw them, in directions that no language goes with. */
const menusIn = (around) =>
  around
    .split(' ')
    .reduceRight(
      (children, dir) => h('div', { dir }, children),
      h(
        'div',
        { 'data-around': around },
        h('div', { 'data-cart': 'field' }, menu('cart-client')),
        h('div', { 'data-editor': 'field' }, menu('editor-ui', { 'data-editor': 'control' })),
        h('div', { 'data-form-id': 'size' }, menu('forms-client', { 'data-form': 'control' })),
      ),
    )

/** A page as a team writes it: a server component under Next, an ordinary one elsewhere. */
export const Page = () =>
  h(
    Shop,
    null,
    h(CartIndicator),
    h(ProductBlock.Root, { product: mug }, h(ProductBlock.Price), h(AddToCartButton)),
    h(Gallery, {
      items: [{ src: hills, width: 300, height: 200, alt: 'Hills' }],
      options: { design: 'grid' },
    }),
    h(Money, { value: { value: '1234.50', currency: 'EUR' }, options: { locale: 'de-DE' } }),
    h(Template, { template: greeting, data: { name: 'two' } }),
    // As the parts draw them once there is something in the cart.
    h('span', { 'data-cart': 'count' }, '1'),
    h('div', { 'data-cart': 'popover', 'data-state': 'open' }, h('p', null, 'Mug was added')),
    ...['ltr', 'rtl', 'rtl ltr', 'ltr rtl'].map(menusIn),
  )
