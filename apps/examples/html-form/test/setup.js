// Parts of a browser that a simulated document lacks.
if (typeof document !== 'undefined') {
  globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
  globalThis.reportError ??= console.error
  Element.prototype.scrollIntoView ??= () => {}
}
