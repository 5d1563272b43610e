import { buildProduct, buildVariant } from './build.testing.ts'
import type { Product } from '../catalog/product.contract.ts'

const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${body}</svg>`)}`

const ground = (light: string, dark: string): string =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="400" height="400" fill="url(#g)"/>`

/** A mug in a colour. */
export const mugPicture = (colour: string, shade: string): string =>
  svg(`${ground('#f3efe9', '#ddd5ca')}
<ellipse cx="200" cy="306" rx="104" ry="14" fill="#000" opacity=".13"/>
<path d="M262 168h24a42 42 0 0 1 0 84h-30" fill="none" stroke="${shade}" stroke-width="20"/>
<path d="M124 132h146v132a40 40 0 0 1-40 40h-66a40 40 0 0 1-40-40z" fill="${colour}"/>
<path d="M230 132h40v132a40 40 0 0 1-40 40h-18c14-40 18-110 18-172z" fill="${shade}"/>
<ellipse cx="197" cy="132" rx="73" ry="17" fill="${shade}"/><ellipse cx="197" cy="135" rx="62" ry="12" fill="#3a2a20"/>`)

/** A bowl in a colour. */
export const bowlPicture = (colour: string, shade: string): string =>
  svg(`${ground('#eef1ee', '#d3dad4')}
<ellipse cx="200" cy="296" rx="120" ry="14" fill="#000" opacity=".13"/>
<path d="M80 172h240c0 70-50 118-92 122h-56c-42-4-92-52-92-122z" fill="${colour}"/>
<path d="M250 172h70c0 70-50 118-92 122h-16c26-30 38-74 38-122z" fill="${shade}"/>
<ellipse cx="200" cy="172" rx="120" ry="24" fill="${shade}"/><ellipse cx="200" cy="176" rx="104" ry="17" fill="#f8f4ee" opacity=".75"/>`)

/** A vase in a colour. */
export const vasePicture = (colour: string, shade: string): string =>
  svg(`${ground('#f1eef4', '#d9d3e0')}
<ellipse cx="200" cy="326" rx="80" ry="12" fill="#000" opacity=".13"/>
<path d="M196 150C190 96 168 66 150 50M204 150c4-50 22-78 44-98M200 150c0-40 2-70 0-104" fill="none" stroke="#6b7d5c" stroke-width="5"/>
<circle cx="148" cy="48" r="14" fill="#e7a977"/><circle cx="250" cy="48" r="16" fill="#dd8f6a"/><circle cx="200" cy="42" r="15" fill="#f0c48e"/>
<path d="M172 148h56c-6 34 34 52 34 108 0 44-26 70-62 70s-62-26-62-70c0-56 40-74 34-108z" fill="${colour}"/>
<path d="M212 148h16c-6 34 34 52 34 108 0 44-26 70-62 70 34-40 30-120 12-178z" fill="${shade}"/>`)

export const pictures = [
  { id: 'image-blue', src: mugPicture('#5a7fa8', '#456488'), alt: 'Blue mug' },
  { id: 'image-red', src: mugPicture('#c4614d', '#9f4838'), alt: 'Red mug' },
]

/** A mug of which the red one is sold out. */
export const mug: Product = buildProduct({
  name: 'Everyday mug',
  variants: [
    buildVariant(),
    buildVariant({
      id: 'mug-red',
      sku: 'mug-red',
      attributes: { Colour: 'Red' },
      mainImageId: 'image-red',
      qtyInStock: 0,
    }),
  ],
})

/** A mug in two colours and two sizes; the large red one is on sale. */
export const sizedMug: Product = buildProduct({
  name: 'Everyday mug',
  variants: (['Blue', 'Red'] as const).flatMap((Colour) =>
    (['Small', 'Large'] as const)
      .filter((Size) => Colour === 'Red' || Size === 'Small')
      .map((Size) =>
        buildVariant({
          sku: `mug-${Colour}-${Size}`,
          attributes: { Colour, Size },
          mainImageId: Colour === 'Blue' ? 'image-blue' : 'image-red',
          ...(Size === 'Large' && { onSale: true, salePriceMoney: { value: '16.50', currency: 'USD' } }),
        }),
      ),
  ),
  variantOptionOrdering: ['Colour', 'Size'],
})

/** Products that others bought. */
export const related: readonly (Product & { readonly picture: string })[] = [
  { ...lone('bowl', 'Breakfast bowl', '28.00'), picture: bowlPicture('#7f9b83', '#64806a') },
  { ...lone('vase', 'Bud vase', '42.00'), picture: vasePicture('#8a7bab', '#6d5f8e') },
  { ...lone('sand-bowl', 'Serving bowl', '54.00'), picture: bowlPicture('#c9a27a', '#ab845d') },
  { ...lone('ink-mug', 'Ink mug', '24.00'), picture: mugPicture('#3d4457', '#2c3241') },
]

function lone(id: string, name: string, value: string): Product {
  const variants = [buildVariant({ sku: id, attributes: {}, priceMoney: { value, currency: 'USD' } })]
  return buildProduct({ id, name, variants, variantOptionOrdering: [] })
}
