import { frames } from './rich-text.ts'

/** Most frames that are waited for: engines arrive in a promise. */
const MAX_FRAMES = 60

/** Opens something, waits until it is drawn, and removes it again. Returns what the subjects are compared by. */
export async function opened(open: () => () => void, selector: string): Promise<boolean> {
  const close = open()
  const isOpen = (): boolean => document.querySelector(selector) !== null
  await frames()
  for (let count = 0; count < MAX_FRAMES && !isOpen(); count++) await frames()
  const wasOpen = isOpen()
  close()
  await frames()
  return wasOpen
}

/** Swatches of a colour picker, each of another colour. */
export const swatches = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `#${(0x7a_3e_12 + index * 0x5_13).toString(16)}`)

/** Tabs of a panel of settings. */
export const tabNames = ['Style', 'Spacing', 'Behaviour', 'Motion', 'Access', 'History']

/** Buttons of a toolbar that are pressed or not, in its order. */
export const marks = ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Subscript', 'Superscript']

/** Styles of paragraphs in the menu of a toolbar. */
export const styles = ['Paragraph', ...[1, 2, 3, 4, 5, 6].map((level) => `Heading ${level}`)]
