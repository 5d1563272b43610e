/** A row of five cells. */
export interface BenchRow {
  readonly id: number
  readonly customer: string
  readonly city: string
  readonly items: number
  readonly total: number
}

/** Rows whose order by customer is another one than theirs. */
export const benchRows = (count: number): readonly BenchRow[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    customer: `Customer ${(id * 7919) % count}`,
    city: ['Berlin', 'Lagos', 'Lima', 'Osaka'][id % 4] ?? '',
    items: id % 9,
    total: (id * 37) % 1000,
  }))

/** Two frames: the first draws what was rendered. */
export const drawn = (): Promise<void> =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

/** Number and first text of the body's cells, by which the subjects are compared. */
export function cellsOf(host: HTMLElement): string {
  const cells = host.querySelectorAll('tbody td, tbody th, [role=gridcell], [role=rowheader]')
  return `${cells.length} cells, ${cells[1]?.textContent ?? ''}`
}

/** The element that tables are rendered into. */
export function tableHost(): HTMLElement {
  const host = document.querySelector<HTMLElement>('#host')
  if (!host) throw new Error('There is no #host.')
  return host
}

/** Reads a table as a screen reader does: what is around its cells, with roles, names and states. */
export const tableText = (host: HTMLElement): readonly string[] =>
  Array.from(host.querySelectorAll('caption, th, button, select, [role]'), (element) =>
    [
      element.localName,
      element.textContent,
      ...['role', 'title', 'aria-label', 'aria-sort', 'aria-busy', 'aria-disabled', 'tabindex', 'scope'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    ].join(),
  )
