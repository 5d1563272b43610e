/**
 * Applies the style attribute of an element where a content security policy has kept the browser from it: Chromium holds
 * policies also in documents that are never shown. Styles that are set through the DOM are allowed:
 * https://w3c.github.io/webappsec-csp/#directive-style-src
 */
export function applyStyle(element: HTMLElement): void {
  const text = element.getAttribute('style')
  if (text && element.style.length === 0) element.style.cssText = text
}

/** Applies the style attributes of a document that is not shown, or of part of one. */
export function applyStyles(root: Node): void {
  if (root.ownerDocument?.defaultView || !(root instanceof Element || root instanceof DocumentFragment))
    return
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) applyStyle(element)
}
