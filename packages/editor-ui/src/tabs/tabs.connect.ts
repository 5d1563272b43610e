import type { Attributes, ButtonAttributes, PartKeyEvent } from '@sitewright/site/part'
import { indexForKey } from '../part/key.ts'

/** Snapshot of tabs. */
export interface TabsView {
  /** Id of the whole. The ids of tabs and panels begin with it. */
  readonly id: string
  readonly tabs: readonly string[]
  readonly selected: string
  readonly label?: string | undefined
}

/** Reactions of tabs. */
export interface TabsApi {
  readonly select: (tab: string) => void
  /** Focuses a tab that a key has selected. `list` is the element of the list. */
  readonly focus: (list: unknown, index: number) => void
  /** Checks for text from right to left. */
  readonly isRtl: (list: unknown) => boolean
}

/** Attributes of the elements of tabs. */
export interface TabsAttributes {
  readonly root: Attributes
  readonly list: Attributes
  readonly tab: (tab: string) => ButtonAttributes
  readonly panel: Attributes
}

/** Connects tabs after https://www.w3.org/WAI/ARIA/apg/patterns/tabs/: the arrow keys select. */
export function connectTabs(
  { id, tabs, selected, label }: TabsView,
  { select, focus, isRtl }: TabsApi,
): TabsAttributes {
  const onKeyDown = (event: PartKeyEvent): void => {
    const index = tabs.indexOf(selected)
    const next = indexForKey(event, { index, count: tabs.length, isRtl: isRtl(event.currentTarget) })
    const tab = tabs[next ?? -1]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    select(tab)
    focus(event.currentTarget, next)
  }
  // Without a selected tab, the keys begin at the first one.
  const stop = tabs.includes(selected) ? selected : tabs[0]
  return {
    root: { 'data-editor': 'tabs' },
    list: { 'data-editor': 'tab-list', role: 'tablist', 'aria-label': label, onKeyDown },
    tab: (tab: string) => ({
      'data-editor': 'tab',
      id: `${id}-tab-${tab}`,
      type: 'button',
      role: 'tab',
      'aria-selected': tab === selected,
      'aria-controls': tab === selected ? `${id}-panel` : undefined,
      tabIndex: tab === stop ? 0 : -1,
      onClick: () => select(tab),
    }),
    panel: {
      'data-editor': 'tab-panel',
      id: `${id}-panel`,
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${selected}`,
    },
  }
}
