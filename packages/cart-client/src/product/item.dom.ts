/** Item that an element belongs to: a product's page, or its place in a listing. */
export const itemOf = (element: Element): Element | null =>
  element.closest('article, li, .hentry, [data-product]')

/** Name of the product in an item. */
export function nameIn(item: Element | null): string {
  const named =
    item?.querySelector('[data-product-name], [itemprop="name"]') ?? item?.querySelector('h1, h2, h3')
  return named?.textContent.trim() ?? ''
}
