'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { isElement, isElementRightToLeft } from '../part/element.dom.ts'
import { connectTabs } from './tabs.connect.ts'

/** One tab. */
export interface Tab<Id extends string> {
  /** Unique among the tabs. */
  readonly id: Id
  readonly label: ReactNode
}

/** Props of `Tabs`. */
export interface TabsProps<Id extends string> {
  /** The tabs, in their order. */
  readonly tabs: readonly Tab<Id>[]
  /** Id of the tab that shows its content. */
  readonly selected: Id
  /** Is called with the id of the tab that is selected. */
  readonly onSelect: (id: Id) => void
  /**
   * Name of the list of tabs.
   * @default none
   */
  readonly label?: string | undefined
  /**
   * Content of the selected tab.
   * @default none
   */
  readonly children?: ReactNode
}

function focusTab(list: unknown, index: number): void {
  if (isElement(list)) list.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
}

/** Scrolls a list of tabs until the selected one is in view. `scrollIntoView` would scroll the page as well. */
function revealSelected(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-selected=true]')
  if (!list || !tab) return
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right)
}

/**
 * Tabs, one of which shows its content. The arrow keys, Home and End select.
 *
 * @example
 * ```tsx
 * <Tabs
 *   label="Settings"
 *   tabs={[
 *     { id: 'general', label: 'General' },
 *     { id: 'style', label: 'Style' },
 *   ]}
 *   selected={tab}
 *   onSelect={setTab}
 * >
 *   {tab === 'style' ? 'Colours' : 'Title'}
 * </Tabs>
 * ```
 */
export function Tabs<Id extends string>({
  tabs,
  selected,
  onSelect,
  label,
  children,
}: TabsProps<Id>): ReactNode {
  const attributes = connectTabs(
    { id: useId(), tabs: tabs.map(({ id }) => id), selected, label },
    {
      select: (id) => {
        const tab = tabs.find((each) => each.id === id)
        if (tab) onSelect(tab.id)
      },
      focus: focusTab,
      isRtl: isElementRightToLeft,
    },
  )
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => revealSelected(list.current), [selected])
  return (
    <div {...attributes.root}>
      <div ref={list} {...attributes.list}>
        {tabs.map((tab) => (
          <button key={tab.id} {...attributes.tab(tab.id)}>
            {tab.label}
          </button>
        ))}
      </div>
      <div {...attributes.panel}>{children}</div>
    </div>
  )
}
