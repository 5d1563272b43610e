// Runs in each page before anything else: what differs from one visit to the next is the same here.

const NOON = Date.UTC(2026, 0, 15, 12)

/** A seed of Numerical Recipes' generator: any would do. */
let seed = 1

Math.random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const RealDate = Date
const late = RealDate.now() - NOON

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
