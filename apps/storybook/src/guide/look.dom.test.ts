import { afterEach, expect, test, vi } from 'vitest'
import { lookAt } from './look.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const boxes: Readonly<Record<string, readonly [left: number, top: number]>> = {
  root: [100, 50],
  name: [110, 60],
  price: [115, 65],
  buy: [110, 200],
}

test('numbers stand where elements begin, side by side where they would lie on each other, and none for what is not there', () => {
  document.body.innerHTML =
    '<div id="root"><b id="name"></b><i id="price"></i><button id="buy" data-cart="add-to-cart"></button></div>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0] = boxes[this.id] ?? []
    return new DOMRect(left, top, 20, 20)
  })
  Element.prototype.checkVisibility ??= () => true
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  const root = document.querySelector('#root')
  if (!root) throw new Error('no root')
  const anatomy = ['name', 'price', 'gone', 'buy'].map((id) => ({ name: id, selector: `#${id}`, text: '' }))
  const { places, parts } = lookAt(root, anatomy)
  expect(places).toEqual([
    { number: 1, left: 10, top: 10 },
    { number: 2, left: 39, top: 15 },
    { number: 4, left: 10, top: 150 },
  ])
  expect(parts).toEqual(['add-to-cart'])
})
