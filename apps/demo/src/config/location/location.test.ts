import { expect, test } from 'vitest'
import { locationOf, textOfLocation } from './location.ts'

test('the address of a place has three lines, with what is known', () => {
  const address = { line1: '4 Quay Lane', city: 'Kilnhaven', postalCode: '04210', country: 'Germany' }
  expect(locationOf({ placeId: 'a', address })).toEqual({
    address: '4 Quay Lane',
    cityStateZip: 'Kilnhaven, 04210',
    country: 'Germany',
  })
  expect(locationOf({ placeId: 'b' })).toEqual({ address: '', cityStateZip: '', country: '' })
})

test('the address in one line has what is stored', () => {
  expect(textOfLocation({ address: '4 Quay Lane', cityStateZip: '', country: 'Germany' })).toBe(
    '4 Quay Lane, Germany',
  )
  expect(textOfLocation({ address: '', cityStateZip: '', country: '' })).toBe('')
})
