import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AddressFields } from '../address-fields/address-fields.react.tsx'
import { sliceTypes } from '../constants.ts'
import {
  CartPreviewPicker,
  DeviceViewPicker,
  PageStatusBadge,
  PageStatusField,
  PopupPositionPicker,
  SlicePicker,
  SlidePicker,
} from './page-setting.react.tsx'

const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
const chosen = () => radios().find(({ checked }) => checked)?.value

// spec: EDT-020
test('a page is Scheduled, in need of a review, a draft or private, in any order', () => {
  const onChange = vi.fn()
  render(<PageStatusField onChange={onChange} />)
  const select = screen.getByLabelText<HTMLSelectElement>('Page status')
  expect([...select.options].map(({ textContent }) => textContent)).toEqual([
    'Scheduled',
    'Needs Review',
    'Draft',
    'Private',
  ])
  expect(select.value).toBe('draft')
  fireEvent.change(select, { target: { value: 'private' } })
  fireEvent.change(select, { target: { value: 'scheduled' } })
  expect(onChange.mock.calls).toEqual([['private'], ['scheduled']])
  render(<PageStatusBadge status="needsReview" />)
  expect(screen.getAllByText('Needs Review')).toHaveLength(2)
})

test('an unknown status is read as such, and an empty one is none', () => {
  const unknown = JSON.parse('"archived"') as string
  const none = JSON.parse('null') as string
  render(<PageStatusBadge status={unknown} />)
  screen.getByText('archived')
  render(<PageStatusField value={none} />)
  render(<PageStatusField value="" />)
  const values = screen.getAllByLabelText<HTMLSelectElement>('Page status').map(({ value }) => value)
  expect(values).toEqual(['draft', 'draft'])
  expect(screen.queryByText(/expected options/)).toBeNull()
})

// spec: EDT-021
test('a popup has nine positions, from TOP_LEFT to BOTTOM_RIGHT', () => {
  render(<PopupPositionPicker />)
  expect(radios().map(({ value }) => value)).toEqual([
    'TOP_LEFT',
    'TOP_CENTER',
    'TOP_RIGHT',
    'CENTER_LEFT',
    'CENTER',
    'CENTER_RIGHT',
    'BOTTOM_LEFT',
    'BOTTOM_CENTER',
    'BOTTOM_RIGHT',
  ])
  screen.getByLabelText('Bottom right')
})

test.each([
  ['ArrowRight', 'CENTER_RIGHT'],
  ['ArrowLeft', 'CENTER_LEFT'],
  ['ArrowUp', 'TOP_CENTER'],
  ['ArrowDown', 'BOTTOM_CENTER'],
  ['Home', 'TOP_LEFT'],
  ['End', 'BOTTOM_RIGHT'],
])('%s moves a popup from the centre to %s', (key, position) => {
  render(<PopupPositionPicker />)
  fireEvent.keyDown(screen.getByLabelText('Centre'), { key })
  expect(chosen()).toBe(position)
  expect(document.activeElement).toBe(radios().find(({ checked }) => checked))
})

test('a value that is given stays until another one is given', () => {
  const onChange = vi.fn()
  const { rerender } = render(<DeviceViewPicker value="desktop" onChange={onChange} />)
  fireEvent.click(screen.getByLabelText('Phone'))
  expect([onChange.mock.calls, chosen()]).toEqual([[['phone']], 'desktop'])
  rerender(<DeviceViewPicker value="phone" onChange={onChange} />)
  expect(chosen()).toBe('phone')
})

// spec: EDT-033
test('the cart is shown empty or with items', () => {
  render(<CartPreviewPicker />)
  expect(radios().map(({ value }) => value)).toEqual(['empty', 'hasItems'])
  fireEvent.click(screen.getByLabelText('Empty'))
  expect(chosen()).toBe('empty')
})

// spec: EDT-019
test('a slide is one of four kinds, an address has three fields, and a slice is of any kind', () => {
  const { unmount } = render(<SlidePicker />)
  expect(radios().map(({ value }) => value)).toEqual([
    'cover-page',
    'lock-screen',
    'popup-overlay',
    'sso-screen',
  ])
  unmount()
  const onChange = vi.fn()
  const { unmount: leave } = render(<AddressFields onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('City/State/Zip'), { target: { value: 'London' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: '1 High Street' } })
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'UK' } })
  expect(onChange).toHaveBeenLastCalledWith({
    address: '1 High Street',
    cityStateZip: 'London',
    country: 'UK',
  })
  leave()
  render(<SlicePicker />)
  expect(radios()).toHaveLength(sliceTypes.length)
})

// spec: EDT-045
test.each([
  ['Page status', <PageStatusField key="status" value="{val} $&" />],
  ['Device view', <DeviceViewPicker key="view" value="{val} $&" />],
  ['Popup position', <PopupPositionPicker key="position" value="{val} $&" />],
  ['Slide', <SlidePicker key="slide" value="{val} $&" />],
  ['Slice', <SlicePicker key="slice" value="{val} $&" />],
  ['Cart', <CartPreviewPicker key="cart" value="{val} $&" />],
])('%s says that a stored value is not one of the expected options', (_, part) => {
  render(part)
  expect(screen.getByRole('alert').textContent).toBe('{val} $& is not one of the expected options')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test('shows a stored status that is no option, until another one is chosen', () => {
  const onChange = vi.fn()
  const { rerender } = render(<PageStatusField value="archived" onChange={onChange} />)
  const select = screen.getByLabelText<HTMLSelectElement>('Page status')
  expect([select.value, select.getAttribute('aria-invalid')]).toEqual(['archived', 'true'])
  fireEvent.change(select, { target: { value: 'private' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('private')
  rerender(<PageStatusField value="private" />)
  expect([select.options.length, screen.getByRole('alert').textContent]).toEqual([4, ''])
})
