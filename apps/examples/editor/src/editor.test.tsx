import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Editor } from './editor'
import { createServer } from './mocks/handlers'
import { load } from './page'

const menu = { title: 'Summer menu', text: '<p>By hand.</p>', background: '#ffffff' }
let server: ReturnType<typeof createServer>
let network: ReturnType<typeof setupServer>

beforeEach(async () => {
  server = createServer(menu)
  network = setupServer(...server.handlers)
  network.listen({ onUnhandledRequest: 'error' })
  render(<Editor initial={await load()} />)
})
afterEach(() => {
  cleanup()
  network.close()
})

test('what is typed is on the page at once, and on the server when it is saved', async () => {
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter menu' } })
  expect(screen.getByRole('heading', { name: 'Winter menu' })).toBeTruthy()
  expect(server.stored().title).toBe('Summer menu')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(server.stored()).toEqual({ ...menu, title: 'Winter menu' })
})

test('a colour is the background of the page', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Sand' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.')
  expect(server.stored().background).toBe('#f6e7d2')
})

test('what is typed while the page is being saved is saved by the next press', async () => {
  const save = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(save)
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter menu' } })
  expect(screen.getByText('Saving…')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
  expect(screen.queryByText('Saved.')).toBeNull()
  expect(server.stored().title).toBe('Summer menu')
  fireEvent.click(save)
  await screen.findByText('Saved.')
  expect(server.stored().title).toBe('Winter menu')
})

test('a failure is told, and what was typed stays', async () => {
  network.use(http.put('*/api/page', () => HttpResponse.json({}, { status: 500 })))
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Winter menu' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This could not be saved. Please try again.')
  expect(screen.getByRole('heading', { name: 'Winter menu' })).toBeTruthy()
})
