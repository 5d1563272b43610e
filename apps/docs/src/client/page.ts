import { followHeadings } from './follow-headings.ts'

function keepTheme(select: HTMLSelectElement): void {
  const { dataset } = document.documentElement
  select.value = dataset.theme ?? 'system'
  select.addEventListener('change', () => {
    if (select.value === 'system') delete dataset.theme
    else dataset.theme = select.value
    try {
      localStorage.setItem('docs-theme', select.value)
    } catch {
      // Storage may be forbidden; then the theme lasts as long as the page.
    }
  })
}

const COPIED_MS = 2000

function addCopyButton(block: Element): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '').then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Not copied'),
    )
    setTimeout(() => (button.textContent = 'Copy'), COPIED_MS)
  })
  block.append(button)
}

/** Takes what need not scroll out of the order of the Tab key. */
function keepScrollersReachable(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0
      else target.removeAttribute('tabindex')
    }
  })
  for (const element of document.querySelectorAll('.code pre, .table, .graph')) observer.observe(element)
}

function openSearchOnDemand(dialog: HTMLDialogElement): void {
  const load = () => import('./search.ts')
  const open = () => void load().then(({ openSearch }) => openSearch(dialog))
  const button = document.querySelector('.search-button')
  button?.addEventListener('click', open)
  button?.addEventListener('focus', () => void load(), { once: true })
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]')
    const isAsked = event.key === '/' && !isTyping && !event.altKey && !event.ctrlKey && !event.metaKey
    const isShortcut = event.key === 'k' && (event.metaKey || event.ctrlKey)
    if (!isAsked && !isShortcut) return
    event.preventDefault()
    open()
  })
}

const select = document.querySelector<HTMLSelectElement>('.theme select')
if (select) keepTheme(select)
for (const block of document.querySelectorAll('.code')) addCopyButton(block)
keepScrollersReachable()
const dialog = document.querySelector<HTMLDialogElement>('dialog.search')
if (dialog) openSearchOnDemand(dialog)
followHeadings(document.querySelectorAll<HTMLAnchorElement>('.toc a'))
