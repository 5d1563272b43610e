import { userEvent } from 'vitest/browser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dialog, part, rest, shown } from '../gallery/gallery.test-support.ts'
import { plain } from '../item/scene.testing.ts'
import { linkLightbox, type LinkLightboxSettings } from './link-lightbox.browser.ts'
import { isOpen, place } from './lightbox.test-support.ts'

describe('links to pictures', () => {
  function bind(html: string, more?: LinkLightboxSettings) {
    const root = document.createElement('main')
    root.innerHTML = html
    document.body.append(root)
    const lightbox = linkLightbox(root, more)
    onTestFinished(async () => {
      lightbox.destroy()
      root.remove()
      // The event `close` comes a frame later, and takes the dialog out.
      await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    })
    return { root, lightbox }
  }
  const [one, two] = plain(2).map(({ src }) => src)
  const figures = `
    <a href="${one}" data-title="First light" data-description="At six."><img src="${two}" alt="Hills"></a>
    <a href="#elsewhere">No picture</a>
    <a href="${two}" data-srcset="${one} 400w"><img src="${one}" alt="A sea"></a>`

  test('open in a lightbox, with their words', async () => {
    const { root } = bind(figures, { theme: 'light' })
    const opened = vi.fn()
    root.addEventListener('gallery-open', ({ detail }) => void opened(detail.index))
    root.querySelectorAll('img')[1]!.click()
    await expect.poll(isOpen).toBe(true)
    expect(opened.mock.calls).toEqual([[1]])
    expect(dialog().dataset.theme).toBe('light')
    expect(place()).toBe('2 of 2')
    expect([shown().getAttribute('src'), shown().srcset, shown().alt]).toEqual([two, `${one} 400w`, 'A sea'])
    await userEvent.keyboard('{ArrowRight}')
    expect([shown().getAttribute('src'), shown().srcset, shown().alt]).toEqual([one, '', 'Hills'])
    expect(part(dialog(), 'title').textContent).toBe('First light')
    expect(part(dialog(), 'description').textContent).toBe('At six.')
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
  })

  test('that come later belong to it, and others are left alone', async () => {
    const { root, lightbox } = bind(figures, { links: 'a.picture', loop: false })
    const stop = (event: Event): void => event.preventDefault()
    document.addEventListener('click', stop)
    onTestFinished(() => document.removeEventListener('click', stop))
    root.querySelector('a')!.click()
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
    root.insertAdjacentHTML('beforeend', `<a class="picture" href="${one}">Hills</a>`)
    root.querySelector<HTMLElement>('.picture')!.click()
    await expect.poll(isOpen).toBe(true)
    expect(place()).toBe('1 of 1')
    lightbox.close()
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    lightbox.destroy()
    root.querySelector<HTMLElement>('.picture')!.click()
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('that are opened with a modifier, or that would run, are not shown', async () => {
    const { root } = bind('<a href="javascript:void 0"><img alt=""></a><a href="#x"><img alt=""></a>')
    const [run, link] = root.querySelectorAll('a')
    const stop = (event: Event): void => event.preventDefault()
    document.addEventListener('click', stop)
    onTestFinished(() => document.removeEventListener('click', stop))
    run!.click()
    link!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('that the page itself has answered are not shown, nor shown twice', async () => {
    const { root } = bind(figures)
    const inner = root.querySelector('a')!
    const { destroy } = linkLightbox(root)
    onTestFinished(destroy)
    inner.onclick = (event) => event.preventDefault()
    inner.click()
    await rest(50)
    expect(document.querySelector('dialog')).toBeNull()
    inner.onclick = null
    inner.click()
    await expect.poll(isOpen).toBe(true)
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  test('get the focus back when the address had opened the lightbox', async () => {
    const { root } = bind(`<div>${figures}</div>`)
    root.id = 'tour'
    history.replaceState(null, '', '#tour/1')
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    const lightbox = linkLightbox(root)
    onTestFinished(lightbox.destroy)
    await expect.poll(isOpen).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(root.querySelectorAll('a')[2])
  })

  test('have addresses of their own if they stand in an element with an id', async () => {
    const { root } = bind(`<div>${figures}</div>`)
    root.id = 'trip'
    const lightbox = linkLightbox(root)
    onTestFinished(lightbox.destroy)
    lightbox.open(1)
    await expect.poll(() => location.hash).toBe('#trip/2')
  })
})
