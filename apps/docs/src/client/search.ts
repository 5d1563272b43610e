import MiniSearch, { type SearchResult } from 'minisearch'
import { searchOptions } from '../search/record.ts'
import { showResults } from './results.ts'

const MOST_RESULTS = 20

let index: Promise<MiniSearch> | undefined

/** Loads the index, once; again if that failed. */
function loadIndex(root: string): Promise<MiniSearch> {
  index ??= fetch(`${root}search.json`)
    .then((response) => response.text())
    .then((json) => MiniSearch.loadJSON(json, searchOptions))
  index.catch(() => (index = undefined))
  return index
}

const find = (loaded: MiniSearch, words: string): SearchResult[] =>
  loaded
    .search(words, { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { heading: 4, page: 2 } })
    .slice(0, MOST_RESULTS)

function start(dialog: HTMLDialogElement): void {
  const { root = './' } = dialog.dataset
  const input = dialog.querySelector('input')
  const list = dialog.querySelector<HTMLElement>('[role=listbox]')
  const state = dialog.querySelector('.state')
  if (!input || !list || !state) return
  const results = showResults(input, list, root)
  async function update(words: string): Promise<void> {
    try {
      const loaded = await loadIndex(root)
      if (input?.value !== words || !state) return
      const found = words.trim() ? find(loaded, words) : []
      results.show(found, words)
      state.textContent = words.trim()
        ? `${found.length || 'No'} ${found.length === 1 ? 'result' : 'results'}`
        : ''
    } catch {
      if (state) state.textContent = 'The search could not be loaded. Check your connection and type again.'
    }
  }
  input.addEventListener('input', () => void update(input.value))
  dialog.addEventListener('keydown', (event) => results.press(event))
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  void update(input.value)
}

const started = new WeakSet<HTMLDialogElement>()

/** Opens the search, with what was typed before selected. */
export function openSearch(dialog: HTMLDialogElement): void {
  if (!started.has(dialog)) start(dialog)
  started.add(dialog)
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.select()
}
