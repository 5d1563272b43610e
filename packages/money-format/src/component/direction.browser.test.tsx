import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { Money } from './money.react.tsx'
import { formatMoney } from '../format/format-money.ts'

/** Characters of a text in the order in which they are drawn, from left to right; marks and spaces have no place. */
function drawn(element: Element): string {
  const places: { readonly character: string; readonly left: number }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { left, width } = range.getBoundingClientRect()
      if (width > 0 && text[at]?.trim()) places.push({ character: text[at] ?? '', left })
    }
  }
  return places
    .toSorted((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('')
}

test.each([
  ['ar-AE', 'USD', '62.00US$'],
  ['ar-AE', 'JPY', '62JP¥'],
  ['ar-AE', 'EUR', '€62.00'],
  ['he-IL', 'ILS', '₪62.00'],
  ['en-US', 'USD', '$62.00'],
])('on a page from right to left, money of %s in %s is drawn as %s', (locale, currency, expected) => {
  const place = document.body.appendChild(document.createElement('div'))
  place.dir = 'rtl'
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const value = { value: '62', currency }
  flushSync(() => root.render(<Money value={value} options={{ locale }} />))
  expect(drawn(place)).toBe(expected)
  expect(place.textContent).toBe(formatMoney(value, { locale }))
})
