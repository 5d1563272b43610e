import { render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { galleryLightbox } from '../lightbox/gallery-lightbox.browser.ts'
import type { Gallery as LivingGallery } from './gallery.browser.ts'
import { galleryHtml } from '../markup/html.ts'
import { Gallery } from './gallery.react.ts'
import '../styles.css'
import { dialog, part, parts, rest } from './gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'

const items = plain(5)
const options = { design: 'slideshow', controls: true, lightbox: true }

beforeEach(() => page.viewport(1280, 800))

function problems(): string[] {
  const found: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void found.push(words.join(' ')))
  return found
}

describe('in React, a gallery', () => {
  test('is taken over from a server as it is, without a shift', async () => {
    const found = problems()
    const root = document.createElement('div')
    const element: ReactNode = (
      <Gallery id="taken" items={items} options={options} lightbox={galleryLightbox} />
    )
    root.innerHTML = galleryHtml({ id: 'taken', items, options })
    document.body.append(root)
    let shift = 0
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shift += (entry as PerformanceEntry & { readonly value: number }).value
    })
    watch.observe({ type: 'layout-shift' })
    await rest(600)
    const react = hydrateRoot(root, element)
    await expect.poll(() => part(root, 'next').checkVisibility()).toBe(true)
    await rest(300)
    expect(shift).toBe(0)
    expect(found).toEqual([])
    watch.disconnect()
    react.unmount()
    root.remove()
  })

  test.each(['slideshow', 'stacked'])(
    'of the design %s has captions whose links can be pressed',
    (design) => {
      const { container } = render(
        <Gallery items={items} options={{ design, lightbox: true }} caption={() => <a href="#buy">Buy</a>} />,
      )
      const link = container.querySelector('[href="#buy"]')!
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = link.getBoundingClientRect()
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link)
    },
  )

  test('lives once, in strict mode too', async () => {
    const found = problems()
    const onChange = vi.fn()
    const { container } = render(
      <StrictMode>
        <Gallery items={items} options={options} onChange={onChange} />
      </StrictMode>,
    )
    await rest(100)
    part(container, 'next').click()
    expect(onChange.mock.calls).toEqual([[1]])
    expect(found).toEqual([])
  })

  test('follows its options and its items', async () => {
    let living: LivingGallery | undefined
    const show = (count: number, more: object): ReactNode => (
      <Gallery items={plain(count)} options={more} onReady={(gallery) => (living = gallery)} />
    )
    const { rerender, container } = render(show(5, options))
    living?.go(4)
    rerender(show(3, options))
    await expect.poll(() => [living?.length(), living?.index()]).toEqual([3, 2])
    rerender(show(3, { design: 'grid', padding: 7 }))
    await expect.poll(() => living?.options()).toMatchObject({ design: 'grid', padding: 7 })
    expect(container.querySelector('[data-part=next]')).toBeNull()
    rerender(show(0, {}))
    await expect.poll(() => living?.length()).toBe(0)
  })

  describe.each(['slideshow', 'grid'])('of the design %s', (design) => {
    const videos = plain(5).map((item, at) => ({ ...item, video: { src: `https://player.invalid/${at}` } }))
    const indexes = (element: Element, name: string, selector: string): number[] =>
      parts(element, name).flatMap((one, at) => (one.matches(selector) ? [at] : []))

    async function playing() {
      let living: LivingGallery | undefined
      const show = (order: readonly number[]): ReactNode => (
        <Gallery
          items={order.map((at) => videos[at]!)}
          options={{ design, showMetaOnlyTitle: true }}
          onReady={(gallery) => (living = gallery)}
        />
      )
      const { rerender, container } = render(show([0, 1, 2, 3, 4]))
      living?.go(2)
      await expect.poll(() => indexes(container, 'slide', '[data-active]')).toEqual([2])
      await rest(1000)
      part(parts(container, 'slide')[2]!, 'frame').click()
      /** Titles of the slides with a player. */
      const films = (): (string | null)[] =>
        parts(container, 'player').map(
          (player) => part(player.closest('[data-part=slide]')!, 'title').textContent,
        )
      expect(films()).toEqual(['Picture 3'])
      return {
        container,
        films,
        index: () => living?.index(),
        give: (order: number[]) => rerender(show(order)),
      }
    }

    test.each([
      ['filtered', [1, 2, 4], 1],
      ['turned round', [4, 3, 2, 1, 0], 2],
      ['sorted so that its active item is the first', [2, 0, 1, 3, 4], 0],
      ['sorted so that its active item is the last', [1, 0, 4, 3, 2], 4],
    ])('keeps a film on its item when it is %s', async (_, order, active) => {
      const { container, films, index, give } = await playing()
      const slide = parts(container, 'slide')[2]!
      give(order)
      await expect.poll(index).toBe(active)
      await rest(300)
      expect(films()).toEqual(['Picture 3'])
      expect(parts(container, 'slide')[active]).toBe(slide)
      expect(indexes(container, 'slide', '[data-active]')).toEqual([active])
      if (design === 'grid') return
      expect(indexes(container, 'slide', ':not([inert])')).toEqual([active])
      expect(indexes(container, 'thumb', '[aria-current]')).toEqual([active])
      expect(indexes(container, 'thumb', '[tabindex="0"]')).toEqual([active])
      expect(indexes(container, 'thumb', '[tabindex="-1"]')).toHaveLength(order.length - 1)
    })

    test('ends a film with its item', async () => {
      const { container, films, index, give } = await playing()
      give([0, 1, 3, 4])
      await rest(300)
      expect([films(), index()]).toEqual([[], 2])
      expect(indexes(container, 'slide', '[data-active]')).toEqual([2])
    })
  })

  test('has an item as often as it is given', () => {
    const found = problems()
    const twice = [...items.slice(0, 2), ...items.slice(0, 2)]
    const { container, rerender } = render(<Gallery items={twice} options={options} />)
    const slides = parts(container, 'slide')
    rerender(<Gallery items={twice.slice(1)} options={options} />)
    expect(parts(container, 'slide').map((slide) => slides.indexOf(slide))).toEqual([1, 0, 3])
    expect(found).toEqual([])
  })

  test('emits the events of its lightbox', async () => {
    const [onOpen, onClose] = [vi.fn(), vi.fn()]
    const { container } = render(
      <Gallery
        items={items}
        options={options}
        lightbox={galleryLightbox}
        onOpen={onOpen}
        onClose={onClose}
      />,
    )
    await rest(50)
    part(container, 'frame').click()
    await expect.poll(() => dialog().open).toBe(true)
    expect(onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
  })

  test('speaks the language of its messages when they change, and goes on', async () => {
    const broken = { src: 'data:image/png;base64,broken', alt: '' }
    const rotating = { ...options, autoplay: true, autoplayDuration: 10 }
    const change = vi.fn()
    let living: LivingGallery | undefined
    const show = (messages: object): ReactNode => (
      <Gallery
        items={[...items, broken]}
        options={rotating}
        messages={messages}
        lightbox={galleryLightbox}
        onChange={change}
        onReady={(gallery) => (living = gallery)}
      />
    )
    const { rerender, container } = render(show({}))
    living?.go(4)
    part(container, 'rotate').click()
    await expect.poll(() => part(container, 'status').textContent).toBe('5 of 6')
    const image = parts(container, 'image')[5] as HTMLImageElement
    image.loading = 'eager'
    await expect.poll(() => image.alt).toBe('Picture unavailable')
    const german = { place: '{n} von {count}', start: 'Starten', stop: 'Anhalten', close: 'Schließen' }
    rerender(show({ ...german, unavailable: 'Kein Bild' }))
    await rest(200)
    expect([living?.index(), part(container, 'rotate').ariaLabel]).toEqual([4, 'Starten'])
    expect(container.querySelector('[data-rotating]')).toBeNull()
    await expect.poll(() => image.alt).toBe('Kein Bild')
    expect(change.mock.calls).toEqual([[4]])
    living?.go(1)
    await expect.poll(() => part(container, 'status').textContent).toBe('2 von 6')
    living?.rotate(true)
    expect(part(container, 'rotate').ariaLabel).toBe('Anhalten')
    living?.open()
    await expect.poll(() => dialog().open).toBe(true)
    expect(part(dialog(), 'close').ariaLabel).toBe('Schließen')
    dialog().close()
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    const same = living
    rerender(show({ ...german, unavailable: 'Kein Bild' }))
    expect(living).toBe(same)
  })

  test('shows captions of one’s own', () => {
    const { container } = render(
      <Gallery items={items} options={options} caption={({ title }) => <em>{title}!</em>} />,
    )
    expect(parts(container, 'caption').map(({ innerHTML }) => innerHTML)[1]).toBe('<em>Picture 2!</em>')
  })
})
