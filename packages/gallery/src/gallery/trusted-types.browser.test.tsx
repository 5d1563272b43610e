import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { galleryLightbox } from '../lightbox/gallery-lightbox.browser.ts'
import { plain } from '../item/scene.testing.ts'
import { dialog, live, part } from './gallery.test-support.ts'
import { Gallery } from './gallery.react.ts'
import { galleryHtml } from '../markup/html.ts'
import '../styles.css'

const source = { items: plain(3), options: { design: 'slideshow', controls: true, lightbox: true } } as const

let printed: HTMLElement
beforeAll(() => {
  printed = document.body.appendChild(document.createElement('div'))
  printed.innerHTML = galleryHtml(source)
})

// A policy stays for as long as its page does: these tests have a page of their own.
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types 'none'"
  document.head.append(policy)
})

test('a page that requires trusted types and allows no policy shows a gallery, in React and on printed markup', async () => {
  const { container, unmount } = render(<Gallery {...source} lightbox={galleryLightbox} />)
  live(printed.firstElementChild as HTMLElement)
  for (const root of [container, printed]) {
    await expect.poll(() => part(root, 'next').checkVisibility()).toBe(true)
    part(root, 'next').click()
    await expect.poll(() => part(root, 'status').textContent).toBe('2 of 3')
  }
  part(printed, 'frame').click()
  await expect.poll(() => dialog().open).toBe(true)
  dialog().close()
  unmount()
})
