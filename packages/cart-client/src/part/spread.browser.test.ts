import { expect, test, vi } from 'vitest'
import { draw, spread } from './spread.dom.ts'

const button = () => draw(document, 'button', {})

test('writes attributes as React does', () => {
  const element = button()
  spread(element, { id: 'a', hidden: true, tabIndex: -1, 'aria-busy': false, 'data-state': 'open' })
  expect(element.outerHTML).toBe(
    '<button id="a" hidden="" tabindex="-1" aria-busy="false" data-state="open"></button>',
  )
})

test('replaces what the last bag has given, and leaves other attributes alone', () => {
  const element = button()
  element.className = 'mine'
  spread(element, { id: 'a', hidden: true, 'data-state': 'open' })
  spread(element, { hidden: false, 'data-state': 'closed', children: 'Close' })
  expect(element.outerHTML).toBe('<button class="mine" data-state="closed">Close</button>')
})

test('keeps one handler for each event, the newest', () => {
  const element = button()
  const [first, second] = [vi.fn(), vi.fn()]
  spread(element, { onClick: first })
  spread(element, { onClick: second })
  element.click()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('takes away attributes and handlers, and leaves the text', () => {
  const element = button()
  const press = vi.fn()
  const undo = spread(element, { id: 'a', children: 'Close', onClick: press })
  undo()
  element.click()
  expect(press).not.toHaveBeenCalled()
  expect(element.outerHTML).toBe('<button>Close</button>')
})

test('an undo leaves the attributes of a later bag alone', () => {
  const element = button()
  const undo = spread(element, { id: 'a' })
  spread(element, { id: 'b' })
  undo()
  expect(element.id).toBe('b')
})

test('leaves a text alone that is the same, with what is selected of it', () => {
  const element = draw(document, 'p', { children: 'Added' })
  const [text] = element.childNodes
  spread(element, { children: 'Added', 'data-state': 'open' })
  expect(element.firstChild).toBe(text)
})
