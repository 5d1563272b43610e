import { createFakeClock } from '@sitewright/machine/testing'
import { expect, test, vi } from 'vitest'
import { builtContent, type SiteContent } from '../site/content/site-content.ts'
import type { ContentChange } from '../site/content/content-reader.ts'
import { createSiteStore } from './site-store.ts'

/** A store over a server that answers when it is told to. */
function open() {
  const { clock, pass } = createFakeClock()
  let server: SiteContent = builtContent
  let listener = () => {}
  const sent: { readonly change: ContentChange; readonly answer: (ok: boolean) => void }[] = []
  const store = createSiteStore({
    load: () => server,
    save: (change) =>
      new Promise((resolve) => {
        sent.push({
          change,
          answer: (ok) => {
            if (ok) server = { ...server, ...change }
            resolve(ok)
          },
        })
      }),
    whenChanged: (listen) => {
      listener = listen
      return () => {
        listener = () => {}
      }
    },
    clock,
    now: () => 0,
  })
  const edit = (content: ContentChange) => {
    server = { ...server, ...content }
    listener()
  }
  const stop = store.start()
  return { store, sent, rest: () => pass(1000), edit, stop }
}

const title = (text: string): ContentChange => ({ header: { ...builtContent.header, title: text } })
const design = (paper: string): ContentChange => ({ design: { '--paper': paper } })

test('a change shows at once, and is saved when the typing rests', async () => {
  const { store, sent, rest } = open()
  store.change('site title', title('L'))
  store.change('site title', title('Ledge'))
  expect(store.snapshot().site.header.title).toBe('Ledge')
  expect(sent).toEqual([])
  rest()
  expect(sent.map(({ change }) => change)).toEqual([title('Ledge')])
  sent[0]?.answer(true)
  await vi.waitFor(() => expect(store.snapshot().saving).toBe('saved'))
})

test('what changes while a save is under way is saved after it', async () => {
  const { store, sent, rest } = open()
  store.change('site title', title('One'))
  rest()
  store.change('background', design('#fff'))
  rest()
  expect(sent).toHaveLength(1)
  sent[0]?.answer(true)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.change).toEqual(design('#fff'))
})

test('a save that fails keeps the change, and can be tried again', async () => {
  const { store, sent, rest } = open()
  store.change('site title', title('One'))
  rest()
  sent[0]?.answer(false)
  await vi.waitFor(() => expect(store.snapshot().saving).toBe('failed'))
  expect(store.snapshot().site.header.title).toBe('One')
  await vi.waitFor(() => {
    store.save()
    expect(sent).toHaveLength(2)
  })
  sent[1]?.answer(true)
  await vi.waitFor(() => expect(store.snapshot().saving).toBe('saved'))
})

test('steps of several panels are taken back in their order, and saved', () => {
  const { store, sent, rest } = open()
  store.change('site title', title('One'))
  store.change('background', design('#fff'))
  store.undo()
  expect(store.snapshot().site.design).toEqual({})
  expect(store.snapshot().notice).toBe('Undone: background')
  store.undo()
  expect(store.snapshot().site).toEqual(builtContent)
  store.redo()
  expect(store.snapshot().site.header.title).toBe('One')
  rest()
  expect(sent[0]?.change).toEqual(title('One'))
})

test('a change that changes nothing is no step', () => {
  const { store } = open()
  store.change('site title', title(builtContent.header.title))
  expect(store.snapshot().history.done).toEqual([])
  expect(store.snapshot().saving).toBe('saved')
})

test('a change of another tab is taken over, and an own one that is not saved stays', () => {
  const { store, edit } = open()
  store.change('site title', title('Mine'))
  edit({ ...title('Theirs'), ...design('#000') })
  expect(store.snapshot().site.header.title).toBe('Mine')
  expect(store.snapshot().site.design).toEqual({ '--paper': '#000' })
})

test('a step that is taken back leaves alone what another tab has changed in the same section', async () => {
  const { store, sent, rest, edit } = open()
  store.change('site title', title('Mine'))
  rest()
  sent[0]?.answer(true)
  await vi.waitFor(() => expect(store.snapshot().saving).toBe('saved'))
  edit({ header: { ...builtContent.header, title: 'Mine', tagLine: { en: 'Theirs', de: '' } } })
  store.undo()
  expect(store.snapshot().site.header).toEqual({
    ...builtContent.header,
    tagLine: { en: 'Theirs', de: '' },
  })
  store.redo()
  expect(store.snapshot().site.header).toMatchObject({ title: 'Mine', tagLine: { en: 'Theirs' } })
})

test('a step that is taken back leaves alone what another tab has changed of another product', async () => {
  const { store, sent, rest, edit } = open()
  const { products } = builtContent
  const named = (all: typeof products, slug: string, name: string) =>
    all.map((each) => (each.slug === slug ? { ...each, name: { en: name, de: name } } : each))
  const names = () =>
    ['iris-vase', 'belly-jug'].map(
      (slug) => store.snapshot().site.products.find((each) => each.slug === slug)?.name.en,
    )
  const mine = named(products, 'iris-vase', 'Mine')
  store.change('name', { products: mine })
  rest()
  sent[0]?.answer(true)
  await vi.waitFor(() => expect(store.snapshot().saving).toBe('saved'))
  edit({ products: named(mine, 'belly-jug', 'Theirs') })
  store.undo()
  expect(names()).toEqual(['Iris Vase', 'Theirs'])
  store.redo()
  expect(names()).toEqual(['Mine', 'Theirs'])
  // A list with other products is taken back as a whole.
  edit({ products: products.slice(1) })
  store.undo()
  expect(names()).toEqual(['Iris Vase', 'Belly Jug'])
})

test('products that another tab has sorted are taken back as a whole, each with its own texts', async () => {
  const { store, sent, rest, edit } = open()
  const { products } = builtContent
  const [first, second, ...others] = products
  if (!first || !second) throw new Error('There are no two products.')
  const named = { ...first, name: { en: 'Mine', de: 'Mine' } }
  store.change('name', { products: [named, second, ...others] })
  rest()
  sent[0]?.answer(true)
  await vi.waitFor(() => expect(store.snapshot().saving).toBe('saved'))
  edit({ products: [second, named, ...others] })
  store.undo()
  expect(store.snapshot().site.products).toEqual(products)
})

test('a store that has ended follows no other tab', () => {
  const { store, edit, stop } = open()
  stop()
  edit(design('#000'))
  expect(store.snapshot().site.design).toEqual({})
})

test('a change that is taken back while it is being saved stays taken back', () => {
  const { store, rest, edit } = open()
  store.change('site title', title('Mine'))
  rest()
  store.undo()
  // The server has it, and the answer is on its way.
  edit(title('Mine'))
  expect(store.snapshot().site.header.title).toBe(builtContent.header.title)
})

test('a page that is left sends what the pause or a save under way held up, and nothing twice', () => {
  const { store, sent, rest } = open()
  store.change('site title', title('One'))
  rest()
  store.change('background', design('#fff'))
  store.leave()
  expect(sent.map(({ change }) => change)).toEqual([title('One'), design('#fff')])
})

test('a page that is left with nothing to save sends nothing', () => {
  const { store, sent } = open()
  store.leave()
  expect(sent).toEqual([])
})
