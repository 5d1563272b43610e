import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PlacesAutocomplete } from './places.react.tsx'
import '../styles.css'

const towns = Array.from({ length: 30 }, (_, index) => ({
  placeId: String(index),
  description: `Town ${index}`,
}))

/** Checks that an option is whole in the list: neither above nor below what is seen of it. */
function isSeen(name: string): boolean {
  const [list, option] = [screen.getByRole('listbox'), screen.getByRole('option', { name })].map((element) =>
    element.getBoundingClientRect(),
  )
  return list!.top <= option!.top && option!.bottom <= list!.bottom
}

test('the place that the arrow keys reach is seen, also when the list opens again, and other places from the first', async () => {
  render(
    <PlacesAutocomplete
      suggest={() => Promise.resolve(towns)}
      details={(placeId) => Promise.resolve({ placeId })}
      tracking={{ productPage: 'events', productSection: 'location' }}
      onSelect={() => {}}
    />,
  )
  await userEvent.fill(screen.getByRole('combobox'), 'to')
  await screen.findByRole('option', { name: 'Town 0' })
  expect(isSeen('Town 29')).toBe(false)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => isSeen('Town 29')).toBe(true)
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await expect.poll(() => isSeen('Town 29')).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => isSeen('Town 0')).toBe(true)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => isSeen('Town 0')).toBe(false)
  await userEvent.keyboard('w')
  await expect.poll(() => isSeen('Town 0')).toBe(true)
})
