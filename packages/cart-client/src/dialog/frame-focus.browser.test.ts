import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openLightbox } from './lightbox/lightbox.dom.ts'
import '../styles.css'

afterEach(() => document.body.replaceChildren())

// spec: CRT-121
test('the Escape key closes a lightbox of a printed page also after a press in its frame', async () => {
  const content = document.createElement('div')
  content.innerHTML =
    '<button>Zoom</button><iframe sandbox="" title="Pay in four" srcdoc="<h1>Pay in four</h1>"></iframe>'
  const frame = content.querySelector('iframe')!
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  openLightbox(content, { label: 'Pay in four' })
  await isLoaded
  await userEvent.click(frame)
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Close')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})
