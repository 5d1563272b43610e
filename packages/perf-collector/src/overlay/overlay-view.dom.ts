import {
  type Attributes,
  connectOverlay,
  type FileRow,
  type MetricRow,
  type OverlayParts,
  type PartRow,
  type TextElement,
} from './overlay.connect.ts'
import { overlayStyle } from './overlay-style.ts'
import type { OverlayMessages, OverlaySnapshot } from './overlay.ts'

/** The elements of the overlay. */
export interface OverlayView {
  readonly draw: (snapshot: OverlaySnapshot) => void
  readonly toggle: HTMLElement
  readonly outlineToggle: HTMLElement
  readonly section: HTMLElement
}

/** Rows that an element shows. */
const drawnRows = new WeakMap<HTMLElement, string>()

/** Sets attributes of an element. Styles are set one by one: a policy for content may forbid `style` as an attribute. */
function setAttributes(element: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name)
    else if (typeof value !== 'object') element.setAttribute(name, value === true ? '' : String(value))
    else
      for (const [property, number] of Object.entries(value))
        element.style.setProperty(`--${property}`, String(number))
  }
}

function create(
  tag: string,
  { class: name, ...attributes }: Attributes & { readonly class?: string } = {},
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  if (name) element.className = name
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** Draws text that may have changed. Text that has not stays, with what is selected in it. */
function setText(element: HTMLElement, { attributes, text }: TextElement): void {
  setAttributes(element, attributes)
  if (element.textContent !== text) element.textContent = text
}

/** Draws rows that may have changed. Rows that have not stay, with the focus and the selection in them. */
function setRows<Row>(element: HTMLElement, rows: readonly Row[], createRow: (row: Row) => Node): void {
  const drawn = JSON.stringify(rows)
  if (drawnRows.get(element) === drawn) return
  drawnRows.set(element, drawn)
  element.replaceChildren(...rows.map(createRow))
}

/** Text that keeps its order among text from right to left. */
const isolated = (text: string): HTMLElement => create('bdi', {}, text)

const metricRow = ({ name, value, rating, gauge }: MetricRow): HTMLElement =>
  create(
    'div',
    {},
    create('dt', {}, name),
    create('dd', { class: 'value' }, isolated(value.text)),
    create('dd', { class: 'rating', ...rating.attributes }, rating.text),
    create('dd', { class: 'gauge', ...gauge }, create('i'), create('i')),
  )

const timeRow = ({ name, text }: PartRow): HTMLElement =>
  create('div', {}, create('dt', {}, name), create('dd', {}, isolated(text)))

const fileRow = ({ name, start, duration, bar }: FileRow): HTMLElement =>
  create(
    'tr',
    {},
    create('th', { scope: 'row', ...name.attributes }, isolated(name.text)),
    create('td', {}, isolated(start)),
    create(
      'td',
      {},
      create(
        'div',
        { class: 'track' },
        create('span', { class: 'line' }, create('span', { class: 'bar', ...bar })),
        create('span', { class: 'duration' }, isolated(duration)),
      ),
    ),
  )

/** Elements whose content is drawn anew, by name. */
function createElements(messages: OverlayMessages) {
  const cell = (text: string): HTMLElement => create('th', { scope: 'col' }, text)
  const [title, rating] = [create('strong'), create('span', { class: 'rating' })]
  return {
    title,
    rating,
    toggle: create('button', { class: 'toggle' }, title, rating),
    metrics: create('dl', { class: 'metrics' }),
    path: create('code', { class: 'path' }),
    parts: create('div', { class: 'parts', 'aria-hidden': 'true' }),
    times: create('dl', { class: 'times' }),
    outlineToggle: create('button', { class: 'switch' }, messages.outline),
    slowest: create('ol', { class: 'slowest' }),
    files: create('tbody'),
    head: create(
      'thead',
      {},
      create('tr', {}, cell(messages.file), cell(messages.start), cell(messages.duration)),
    ),
    scroller: create('div', { class: 'scroller' }),
    more: create('p', { class: 'more' }),
    note: create('p', { class: 'note' }),
    panel: create('div', { class: 'panel' }),
    section: create('section'),
    outline: create('div', { class: 'outline' }),
  }
}

type Elements = ReturnType<typeof createElements>

/** Puts the elements together: metrics, largest paint, interactions, files. */
function assemble(elements: Elements, messages: OverlayMessages): void {
  const { panel, section, scroller, slowest } = elements
  const block = (title: string, ...children: Node[]): HTMLElement =>
    create('div', {}, create('h2', {}, title), ...children)
  scroller.append(create('table', {}, elements.head, elements.files), elements.note)
  panel.append(
    elements.metrics,
    block(messages.largestPaint, elements.path, elements.parts, elements.times, elements.outlineToggle),
    block(messages.slowest, slowest),
    block(messages.waterfall, scroller, elements.more),
  )
  section.append(elements.toggle, panel)
}

function draw(elements: Elements, parts: OverlayParts): void {
  setAttributes(elements.section, parts.section)
  setAttributes(elements.toggle, parts.toggle.attributes)
  setText(elements.title, { attributes: {}, text: parts.toggle.title })
  setText(elements.rating, parts.toggle.rating)
  setAttributes(elements.panel, parts.panel)
  setAttributes(elements.outlineToggle, parts.outlineToggle)
  setAttributes(elements.scroller, parts.scroller)
  setAttributes(elements.outline, parts.outline)
  setText(elements.path, { attributes: {}, text: parts.path })
  setText(elements.more, parts.more)
  setText(elements.note, parts.note)
  setRows(elements.metrics, parts.metrics, metricRow)
  setRows(elements.parts, parts.parts, ({ bar }) => create('span', bar))
  setRows(elements.times, parts.parts, timeRow)
  setRows(elements.slowest, parts.interactions, (text) => create('li', {}, create('code', {}, text)))
  setRows(elements.files, parts.files, fileRow)
}

/** Creates the elements of the overlay in the shadow root of a host, in place of those before. */
export function createView(host: HTMLElement, messages: OverlayMessages): OverlayView {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const elements = createElements(messages)
  assemble(elements, messages)
  shadow.replaceChildren(elements.outline, elements.section)
  if (Reflect.has(shadow, 'adoptedStyleSheets')) {
    // Not `<style>`: a policy for content may forbid it. A style sheet belongs to the document that it is created in.
    const Sheet = host.ownerDocument.defaultView?.CSSStyleSheet ?? CSSStyleSheet
    const sheet = new Sheet()
    sheet.replaceSync(overlayStyle)
    shadow.adoptedStyleSheets = [sheet]
  } else {
    // Safari before 16.4 creates no style sheets: https://webkit.org/blog/13966/webkit-features-in-safari-16-4
    shadow.prepend(create('style', {}, overlayStyle))
  }
  return {
    toggle: elements.toggle,
    outlineToggle: elements.outlineToggle,
    section: elements.section,
    draw: (snapshot) => draw(elements, connectOverlay(snapshot, messages)),
  }
}
