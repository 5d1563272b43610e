import { createFakeClock } from '@sitewright/machine/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createPlaceSearch, type SuggestPlaces } from './place-search.browser.ts'
import { PlacesAutocomplete, type PlacesAutocompleteProps } from './places.react.tsx'

const tracking = { productPage: 'events', productSection: 'location' }
const london = { placeId: '1', description: 'London, UK' }
const paris = { placeId: '2', description: 'Paris, France' }

function show(props: Partial<PlacesAutocompleteProps> = {}) {
  const details = vi.fn<PlacesAutocompleteProps['details']>((placeId) => Promise.resolve({ placeId }))
  const onSelect = vi.fn()
  render(
    <PlacesAutocomplete
      suggest={() => Promise.resolve([london, paris])}
      details={details}
      tracking={tracking}
      onSelect={onSelect}
      report={() => undefined}
      {...props}
    />,
  )
  return { details, onSelect }
}
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.input(field(), { target: { value } })

test('suggests places, and fetches the details of the chosen one for the page and section that ask', async () => {
  const { details, onSelect } = show()
  type('lon')
  fireEvent.click(await screen.findByRole('option', { name: 'London, UK' }))
  expect(field().value).toBe('London, UK')
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith({ placeId: '1' }))
  expect(details.mock.lastCall?.slice(0, 2)).toEqual(['1', tracking])
})

test('shows a stored place, until another one is typed or chosen', async () => {
  const onChange = vi.fn()
  show({ defaultValue: 'Oslo, Norway', onChange })
  expect(field().value).toBe('Oslo, Norway')
  type('lon')
  fireEvent.click(await screen.findByRole('option', { name: 'London, UK' }))
  expect(field().value).toBe('London, UK')
  expect(onChange.mock.calls).toEqual([['lon'], ['London, UK']])
})

test('has the text that its caller gives it', () => {
  const place = (value: string) => (
    <PlacesAutocomplete
      value={value}
      suggest={() => Promise.resolve([])}
      details={(placeId) => Promise.resolve({ placeId })}
      tracking={tracking}
      onSelect={() => undefined}
    />
  )
  const { rerender } = render(place('Oslo, Norway'))
  type('lon')
  expect(field().value).toBe('Oslo, Norway')
  rerender(place(''))
  expect(field().value).toBe('')
})

test('the arrow keys walk through the places, Enter chooses, and Escape closes', async () => {
  const { onSelect } = show()
  type('a')
  await screen.findAllByRole('option')
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toBe('Paris, France')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(active()).toBe('London, UK')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field().getAttribute('aria-expanded')).toBe('false')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onSelect).not.toHaveBeenCalled()
})

test.each([
  { productPage: '', productSection: 'location' },
  { productPage: 'events', productSection: '' },
])('throws without a page and a section: %j', (missing) => {
  const element = (
    <PlacesAutocomplete
      suggest={() => Promise.resolve([])}
      details={(placeId) => Promise.resolve({ placeId })}
      tracking={missing}
      onSelect={() => undefined}
    />
  )
  expect(() => renderToString(element)).toThrow('Give PlacesAutocomplete a `tracking`')
})

// spec: EDT-071
test('suggestions that cannot be loaded can be tried again', async () => {
  const suggest = vi.fn<PlacesAutocompleteProps['suggest']>().mockRejectedValueOnce(new Error('down'))
  suggest.mockResolvedValue([london])
  show({ suggest })
  type('lon')
  await screen.findByText('Unable to load results')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('London, UK')
})

test('details that cannot be loaded can be tried again', async () => {
  const details = vi.fn<PlacesAutocompleteProps['details']>().mockRejectedValueOnce(new Error('down'))
  details.mockResolvedValue({ placeId: '1' })
  const { onSelect } = show({ details })
  type('lon')
  fireEvent.click(await screen.findByRole('option', { name: 'London, UK' }))
  await screen.findByText('Unable to locate content')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
})

test('searches once after a pause, and the last input wins', async () => {
  const { clock, pass } = createFakeClock()
  const asked: { input: string; signal: AbortSignal; answer: (places: (typeof london)[]) => void }[] = []
  const suggest: SuggestPlaces = (input, signal) =>
    new Promise((answer) => asked.push({ input, signal, answer }))
  const search = createPlaceSearch({ clock })
  const stop = search.start()
  search.find('l', suggest)
  pass(199)
  search.find('lo ', suggest)
  pass(200)
  expect(asked.map(({ input }) => input)).toEqual(['lo'])
  search.find('par', suggest)
  pass(200)
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer([paris])
  asked[0]?.answer([london])
  await vi.waitFor(() => expect(search.snapshot()).toEqual({ status: 'success', places: [paris] }))
  search.find(' ', suggest)
  expect(search.snapshot()).toEqual({ status: 'idle', places: [] })
  stop()
})

test('a search that never ends fails after a minute', async () => {
  const { clock, pass } = createFakeClock()
  const report = vi.fn()
  const search = createPlaceSearch({ clock, report })
  search.find('lon', () => new Promise(() => {}))
  pass(200)
  await vi.waitFor(() => expect(search.snapshot().status).toBe('pending'))
  pass(60_000)
  await vi.waitFor(() => expect(search.snapshot()).toEqual({ status: 'failed', places: [] }))
  expect(report).toHaveBeenCalledOnce()
})

test('the arrow down opens the list of places again', async () => {
  show()
  type('a')
  await screen.findAllByRole('option')
  fireEvent.keyDown(field(), { key: 'Escape' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(field().getAttribute('aria-expanded')).toBe('true')
})

test('a place that was given up is not taken', async () => {
  let answer = () => {}
  const details = vi.fn<PlacesAutocompleteProps['details']>(
    (placeId) => new Promise((resolve) => (answer = () => resolve({ placeId }))),
  )
  const { onSelect } = show({ details })
  type('lon')
  fireEvent.click(await screen.findByRole('option', { name: 'London, UK' }))
  await waitFor(() => expect(details).toHaveBeenCalled())
  type('par')
  answer()
  details.mockResolvedValue({ placeId: '2' })
  fireEvent.click(await screen.findByRole('option', { name: 'Paris, France' }))
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith({ placeId: '2' }))
})

test.each([['<html>'], [null], [undefined], [{}]])(
  'the suggestions %j are none: they can be asked for again',
  async (answer) => {
    const suggest = vi
      .fn<SuggestPlaces>()
      .mockResolvedValueOnce(answer as never)
      .mockResolvedValue([london])
    show({ suggest })
    type('lon')
    await screen.findByText('Unable to load results')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('option', { name: 'London, UK' })
  },
)

test('suggestions may have items that are none', async () => {
  show({ suggest: () => Promise.resolve([null, {}, london] as never) })
  type('lon')
  await screen.findByRole('option', { name: 'London, UK' })
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test.each([['<html>'], [null], [undefined]])(
  'the details %j are none: they can be asked for again',
  async (answer) => {
    const details = vi
      .fn<PlacesAutocompleteProps['details']>()
      .mockResolvedValueOnce(answer as never)
      .mockResolvedValue({ placeId: '1' })
    const { onSelect } = show({ details })
    type('lon')
    fireEvent.click(await screen.findByRole('option', { name: 'London, UK' }))
    await screen.findByText('Unable to locate content')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith({ placeId: '1' }))
  },
)
