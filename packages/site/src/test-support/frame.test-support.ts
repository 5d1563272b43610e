import { onTestFinished } from 'vitest'

export interface Frame {
  readonly element: HTMLIFrameElement
  readonly document: Document
  readonly view: Window & typeof globalThis
}

/** A window of its own for a test, on the same site. */
export function openFrame({ width = 800, html = '' }: { width?: number; html?: string } = {}): Frame {
  const element = document.createElement('iframe')
  element.style.cssText = `width: ${width}px; height: 400px; border: 0`
  document.body.append(element)
  onTestFinished(() => element.remove())
  const { contentDocument, contentWindow } = element
  contentDocument!.body.innerHTML = html
  return { element, document: contentDocument!, view: contentWindow as Frame['view'] }
}
