const NAMESPACE = 'http://www.w3.org/2000/svg'

const ICON = {
  viewBox: '0 0 24 24',
  width: '24',
  height: '24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
  'data-cart': 'icon',
}

/** Draws an icon from paths, hidden from screen readers. */
export function drawIcon(document: Document, ...paths: readonly string[]): SVGElement {
  const icon = document.createElementNS(NAMESPACE, 'svg')
  for (const [name, value] of Object.entries(ICON)) icon.setAttribute(name, value)
  for (const path of paths) {
    const line = document.createElementNS(NAMESPACE, 'path')
    line.setAttribute('d', path)
    icon.append(line)
  }
  return icon
}
