import { frames } from './rich-text.ts'

/** Opens something, waits until it is drawn, and removes it again. Returns what the subjects are compared by. */
export async function opened(open: () => () => void, selector: string): Promise<boolean> {
  const close = open()
  await frames()
  const isOpen = document.querySelector(selector) !== null
  close()
  await frames()
  return isOpen
}

/** Swatches of a colour picker. */
export const swatches = ['#7a3e12', '#a14a1f', '#2f6f4e', '#1f3a5f', '#f2b134', '#f4efe6']
