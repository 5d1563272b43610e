import { render } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Attributes, FieldAttributes, InputAttributes, LabelAttributes } from './attributes.ts'
import { fieldValue, isFieldChecked } from './event.ts'
import { draw, spread } from './spread.dom.ts'

const button = () => draw(document, 'button', {})

const attributesOf = (element: Element): readonly string[] =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()

describe('attributes are those that React writes:', () => {
  const field: InputAttributes = {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 9,
    readOnly: true,
    required: false,
    spellCheck: false,
  }
  const label: LabelAttributes = { htmlFor: 'name', className: 'label', children: 'Name' }
  const cases: readonly (readonly [string, keyof HTMLElementTagNameMap, Attributes])[] = [
    ['text and flags', 'p', { id: 'a', hidden: true, title: '', children: 'Text' }],
    ['a negative tab index', 'div', { tabIndex: -1, role: 'listbox' }],
    ['states that are false', 'div', { 'aria-busy': false, 'aria-expanded': false, 'data-on': false }],
    ['absent values', 'div', { hidden: false, id: undefined, 'aria-label': undefined }],
    ['attributes with a value for false', 'div', { draggable: false }],
    ['a label', 'label', label],
    ['a field', 'input', field],
    ['styles', 'div', { style: { '--x': 2, blockSize: '4px', insetInlineStart: '50%' } }],
  ]
  test.each(cases)('%s', (_, name, attributes) => {
    const { container } = render(createElement(name, attributes))
    const element = draw(document, name, attributes)
    expect(attributesOf(element)).toEqual(attributesOf(container.firstElementChild!))
    expect(element.textContent).toBe(container.textContent)
  })
})

test('replaces what the last bag gave, and leaves other attributes alone', () => {
  const element = button()
  element.ariaLabel = 'mine'
  spread(element, { id: 'a', hidden: true, 'data-state': 'open' })
  spread(element, { hidden: false, 'data-state': 'closed', children: 'Close' })
  expect(element.outerHTML).toBe('<button aria-label="mine" data-state="closed">Close</button>')
})

test('replaces styles one by one', () => {
  const element = button()
  spread(element, { style: { '--x': '1px', color: 'red' } })
  element.style.margin = '2px'
  spread(element, { style: { '--x': '3px' } })
  expect(element.getAttribute('style')).toBe('--x: 3px; margin: 2px;')
})

test('keeps one handler for each event, the newest', () => {
  const element = button()
  const [first, second] = [vi.fn(), vi.fn()]
  spread(element, { onClick: first })
  spread(element, { onClick: second })
  element.click()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('calls the handlers of focus for elements inside, as React does', () => {
  const inside = button()
  const [onFocus, onBlur] = [vi.fn(), vi.fn()]
  document.body.append(draw(document, 'div', { onFocus, onBlur }, inside))
  inside.focus()
  inside.blur()
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1])
})

test('calls the handler of a key with the key', async () => {
  const onKeyDown = vi.fn()
  const element = draw(document, 'button', { onKeyDown: ({ key }) => onKeyDown(key) as undefined })
  document.body.append(element)
  element.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onKeyDown).toHaveBeenCalledExactlyOnceWith('ArrowDown')
})

test('sets the value of a field that a visitor has changed', () => {
  const field = draw(document, 'input', {})
  const bag: InputAttributes = { type: 'text', value: 'Ada' }
  spread(field, bag)
  field.value = 'Grace'
  spread(field, bag)
  expect(field.value).toBe('Ada')
})

test('chooses the option of a select by its value', () => {
  const bag: FieldAttributes = { value: 'fr' }
  const options = ['de', 'fr'].map((children) => draw(document, 'option', { children }))
  expect(draw(document, 'select', bag, ...options).value).toBe('fr')
})

test('limits the value of a range by its new limits', () => {
  const field = draw(document, 'input', {})
  const bag: InputAttributes = { value: '150', type: 'range', min: 0, max: 200 }
  spread(field, bag)
  expect(field.value).toBe('150')
})

test('leaves the text cursor of a field alone whose value is the same', () => {
  const field = draw(document, 'input', {})
  document.body.append(field)
  const bag: InputAttributes = { value: 'Ada' }
  spread(field, bag)
  field.setSelectionRange(1, 1)
  spread(field, { ...bag })
  expect(field.selectionStart).toBe(1)
})

test('checks a checkbox that a visitor has changed', () => {
  const field = draw(document, 'input', {})
  const bag: InputAttributes = { type: 'checkbox', checked: true }
  spread(field, bag)
  field.checked = false
  spread(field, bag)
  expect(field.checked).toBe(true)
})

test('reads the value of a field and the state of a checkbox from their events', () => {
  const text = draw(document, 'input', {})
  text.value = 'Ada'
  const box = draw(document, 'input', {})
  Object.assign(box, { type: 'checkbox', checked: true })
  expect([fieldValue({ currentTarget: text }), isFieldChecked({ currentTarget: text })]).toEqual([
    'Ada',
    false,
  ])
  expect(isFieldChecked({ currentTarget: box })).toBe(true)
  expect([fieldValue({ currentTarget: null }), isFieldChecked({ currentTarget: undefined })]).toEqual([
    '',
    false,
  ])
})

test('removes attributes, styles and handlers, and leaves the text', () => {
  const element = button()
  const press = vi.fn()
  const cleanup = spread(element, { id: 'a', children: 'Close', style: { color: 'red' }, onClick: press })
  cleanup()
  element.click()
  expect(press).not.toHaveBeenCalled()
  expect(attributesOf(element)).toEqual(['style='])
  expect(element.textContent).toBe('Close')
})

test('a cleanup leaves the attributes of a later bag alone', () => {
  const element = button()
  const cleanup = spread(element, { id: 'a' })
  spread(element, { id: 'b' })
  cleanup()
  expect(element.id).toBe('b')
})

test('leaves a text alone that is the same, with what is selected of it', () => {
  const element = draw(document, 'p', { children: 'Added' })
  const [text] = element.childNodes
  spread(element, { children: 'Added', 'data-state': 'open' })
  expect(element.firstChild).toBe(text)
})
