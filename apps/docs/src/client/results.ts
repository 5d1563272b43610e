import type { SearchResult } from 'minisearch'

interface Results {
  readonly show: (found: readonly SearchResult[], words: string) => void
  /** Moves in the list by the arrow keys, and follows a result by Enter. */
  readonly press: (event: KeyboardEvent) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Text with the words that were found in it marked. */
function marked(text: string, words: readonly string[]): DocumentFragment {
  const fragment = new DocumentFragment()
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const parts = pattern ? text.split(new RegExp(`(${pattern})`, 'gi')) : [text]
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) fragment.append(part)
    else fragment.append(Object.assign(document.createElement('mark'), { textContent: part }))
  }
  return fragment
}

function option(result: SearchResult, index: number, root: string, words: readonly string[]): HTMLLIElement {
  const item = document.createElement('li')
  item.id = `:result-${index}`
  item.role = 'option'
  item.ariaSelected = 'false'
  const link = document.createElement('a')
  link.href = root + textOf(result.url)
  link.tabIndex = -1
  for (const name of ['heading', 'page', 'excerpt']) {
    const part = document.createElement('span')
    part.className = name
    part.append(marked(textOf(result[name]), name === 'page' ? [] : words))
    link.append(part)
  }
  item.append(link)
  return item
}

/** The list below the search field: the field keeps the focus, and names the active result. */
export function showResults(input: HTMLInputElement, list: HTMLElement, root: string): Results {
  let active = 0
  function activate(index: number): void {
    const items = list.children
    active = items.length === 0 ? 0 : (index + items.length) % items.length
    for (const [at, item] of [...items].entries()) item.ariaSelected = String(at === active)
    const item = items[active]
    input.setAttribute('aria-expanded', String(items.length > 0))
    if (item) input.setAttribute('aria-activedescendant', item.id)
    else input.removeAttribute('aria-activedescendant')
    item?.scrollIntoView({ block: 'nearest' })
  }
  function follow(): void {
    const link = list.children[active]?.querySelector('a')
    if (!link) return
    link.click()
    input.closest('dialog')?.close()
  }
  return {
    show(found, typed) {
      const words = typed.trim().split(/\s+/)
      list.replaceChildren(...found.map((result, index) => option(result, index, root, words)))
      activate(0)
    },
    press(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const isChosen = event.key === 'Enter' && event.target === input
      if (!step && !isChosen) return
      event.preventDefault()
      if (step) activate(active + step)
      else follow()
    },
  }
}
