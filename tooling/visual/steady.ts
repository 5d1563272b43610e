// Runs in each page before its own scripts: what differs from one visit to the next is the same here.

const NOON = Date.UTC(2026, 0, 15, 12)

let seed = 1

/** Numerical Recipes' generator: any would do. */
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

Math.random = random

Crypto.prototype.getRandomValues = <View extends ArrayBufferView>(view: View): View => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = random() * 256
  return view
}

Crypto.prototype.randomUUID = () => {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
}

const RealDate = Date
let late = RealDate.now() - NOON

/** The clock goes on from noon, so that waiting ends. */
class Noon extends RealDate {
  constructor(...words: unknown[]) {
    if (words.length === 0) super(Noon.now())
    else super(...(words as [number]))
  }

  static override now(): number {
    return RealDate.now() - late
  }
}

globalThis.Date = new Proxy(Noon, {
  // Called without `new`, it gives a text.
  apply: () => new Noon().toString(),
}) as unknown as DateConstructor

/**
 * Begins chance and time anew: a story is the same, whichever came before it. Each has chances of its own, because parts
 * use them for names that no other part may have.
 */
export function beginAnew(story: string): void {
  seed = 1
  for (const sign of story) seed = (Math.imul(seed, 31) + sign.charCodeAt(0)) >>> 0
  late = RealDate.now() - NOON
}

const still = new CSSStyleSheet()
still.replaceSync(`*, ::before, ::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  animation-iteration-count: 1 !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
}`)
document.adoptedStyleSheets.push(still)
