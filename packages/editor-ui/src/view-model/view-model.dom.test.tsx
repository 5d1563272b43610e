import { createStore } from '@sitewright/machine/store'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createViewModel } from './view-model.react.tsx'

interface Page {
  readonly title: string
  readonly views: number
}
const { Provider, useModel, useOptionalModel } = createViewModel<Page>('Page')
const titleOf = ({ title }: Page) => title

function Title({ onRender }: { onRender?: () => void }) {
  onRender?.()
  return <h1>{useModel(titleOf)}</h1>
}
const Views = () => <p>{useModel().views}</p>
const Maybe = () => <p>{useOptionalModel()?.title ?? 'no page'}</p>

// spec: EDT-034
test('throws outside of its provider, and says what to do', () => {
  expect(() => renderToString(<Title />)).toThrow('usePage must be used inside <PageProvider>.')
})

test('renders again what has selected a change, and no other', () => {
  const store = createStore<Page>({ title: 'Home', views: 1 })
  const onRender = vi.fn()
  render(
    <Provider value={store}>
      <Title onRender={onRender} />
      <Views />
    </Provider>,
  )
  act(() => store.update((page) => ({ ...page, views: 2 })))
  screen.getByText('2')
  expect(onRender).toHaveBeenCalledTimes(1)
  act(() => store.update((page) => ({ ...page, title: 'Shop' })))
  screen.getByText('Shop')
})

test.each([
  ['an object', ({ title, views }: Page) => ({ title, isRead: views > 0 })],
  ['a list', ({ title, views }: Page) => [title, views > 0]],
])('renders again what selects %s when one of its fields has changed', (_, select) => {
  const store = createStore<Page>({ title: 'Home', views: 1 })
  const onRender = vi.fn()
  function Summary(): ReactNode {
    // A function of its own in each render, as callers write it.
    onRender(Object.values(useModel((page): object => select(page))))
    return null
  }
  render(
    <Provider value={store}>
      <Summary />
    </Provider>,
  )
  act(() => store.update((page) => ({ ...page, views: 2 })))
  expect(onRender).toHaveBeenCalledTimes(1)
  act(() => store.update((page) => ({ ...page, title: 'Shop' })))
  expect(onRender).toHaveBeenLastCalledWith(['Shop', true])
})

test('is optional for components that can do without', () => {
  const store = createStore<Page>({ title: 'Home', views: 1 })
  const { rerender } = render(<Maybe />)
  screen.getByText('no page')
  rerender(
    <Provider value={store}>
      <Maybe />
    </Provider>,
  )
  screen.getByText('Home')
})

test('is there on a server', () => {
  const store = createStore<Page>({ title: 'Home', views: 1 })
  expect(
    renderToString(
      <Provider value={store}>
        <Title />
      </Provider>,
    ),
  ).toBe('<h1>Home</h1>')
})
