import { afterEach, expect, vi } from 'vitest'
import { dialog, part, parts, rest, stage } from '../gallery/gallery.test-support.ts'
import { isGoingBack } from './deep-link.browser.ts'

export const options = { lightbox: true }
/** Text that says which picture is in view. */
export const place = (): string | null => part(dialog(), 'place').textContent
export const isOpen = (): boolean => document.querySelector<HTMLDialogElement>('dialog')?.open ?? false

afterEach(async () => {
  if (isOpen()) dialog().close()
  // The dialog leaves the page with its `close` event, and the address may be changed then.
  await vi.waitUntil(() => !document.querySelector('dialog'), { timeout: 10_000 })
  await rest(60)
  await vi.waitUntil(() => !isGoingBack(), { timeout: 10_000 })
  history.replaceState(null, '', location.pathname + location.search)
})

/** Opens the lightbox of a gallery at one of its pictures. */
export async function openAt(at: number, more: Parameters<typeof stage>[0] = {}) {
  const gallery = await stage({ options, ...more })
  part(parts(gallery.element, 'slide')[at]!, 'frame').click()
  await expect.poll(isOpen).toBe(true)
  await rest(400)
  return gallery
}
