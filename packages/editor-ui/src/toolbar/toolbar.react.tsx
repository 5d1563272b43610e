'use client'

import { useStore } from '@sitewright/machine/react'
import { createRef, useEffect, useId, useState, type ReactNode, type RefObject } from 'react'
import { richTextMessages } from '../messages.ts'
import { isElementRightToLeft } from '../part/element.dom.ts'
import { useMessages } from '../provider/provider.react.tsx'
import type { RichTextController } from '../rich-text/rich-text.ts'
import { connectToolbar } from './toolbar.connect.ts'
import { whenCalled } from './toolbar.dom.ts'
import { isPanelItem, toolbarGroups, type PanelItem, type ToolbarItem } from './toolbar.ts'
import { ItemButton } from './toolbar-item.react.tsx'
import { BlockMenu } from './toolbar-menu.react.tsx'
import { usePanel } from './use-panel.react.ts'

/** Content of the panels: a colour picker, a link editor. Called with a function that closes the panel. */
export type ToolbarPanels = Partial<
  Readonly<Record<Exclude<PanelItem, 'block'>, (close: () => void) => ReactNode>>
>

/** Props of `Toolbar`. */
export interface ToolbarProps {
  /** The engine that edits the text. */
  readonly controller: RichTextController
  /**
   * The buttons, in groups.
   * @default all
   */
  readonly groups?: readonly (readonly ToolbarItem[])[] | undefined
  /**
   * Panels of the buttons for colours and links. A button without a panel is not shown.
   * @default {}
   */
  readonly panels?: ToolbarPanels | undefined
  /**
   * The element with the text: in it Alt+F10 leads to the toolbar, and Ctrl+K to the link.
   * @default none
   */
  readonly editor?: RefObject<HTMLElement | null> | undefined
}

const noPanels: ToolbarPanels = {}

/** Buttons that format the selected text, for any engine. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const { groups, panels = noPanels } = props
  const shown = (groups ?? toolbarGroups)
    .map((group) => group.filter((item) => hasPanel(item, panels)))
    .filter(({ length }) => length > 0)
  const { frame, setPanel, open, close, attributes, ...shared } = useToolbar(props, shown.flat())
  const content = open && open !== 'block' && panels[open]?.(close)
  return (
    <div ref={frame} data-editor="toolbar-frame">
      <div {...attributes.root}>
        {shown.map((group) => (
          <div key={group.join()} {...attributes.group}>
            {group.map((item) => (
              <ItemButton key={item} item={item} attributes={attributes.item(item)} {...shared} />
            ))}
          </div>
        ))}
      </div>
      {open === 'block' && <BlockMenu setElement={setPanel} attributes={attributes} />}
      {open && content && (
        // Nothing of one panel is left in the next.
        <div key={open} ref={setPanel} {...attributes.panel(open)}>
          {content}
        </div>
      )}
    </div>
  )
}

const hasPanel = (item: ToolbarItem, panels: ToolbarPanels): boolean =>
  isPanelItem(item) ? item === 'block' || panels[item] !== undefined : toolbarGroups.flat().includes(item)

function useToolbar({ controller, editor }: ToolbarProps, items: readonly ToolbarItem[]) {
  const messages = useMessages(richTextMessages)
  const id = useId()
  // A ref that reactions read when they are called. As a state it would draw all buttons twice.
  const [frame] = useState(createRef<HTMLDivElement>)
  const state = useStore(controller)
  const [current, setCurrent] = useState<ToolbarItem>()
  const panel = usePanel(frame)
  const focusItem = (item: ToolbarItem): void =>
    frame.current?.querySelector<HTMLElement>(`[data-item="${item}"]`)?.focus()
  const first = items.find((item) => item === current) ?? items[0]
  const attributes = connectToolbar(
    { id, state, items, current: first, open: panel.open, messages },
    {
      exec: controller.exec,
      toggle: panel.toggle,
      close: panel.close,
      select: setCurrent,
      focusItem,
      focusLevel: (index) =>
        panel.element?.querySelectorAll<HTMLElement>('[role=menuitemradio]')[index]?.focus(),
      leave: controller.focus,
      isRtl: () => isElementRightToLeft(frame.current),
    },
  )
  useEffect(() => {
    if (!editor?.current) return
    return whenCalled(editor.current, {
      toolbar: () => first && focusItem(first),
      link: () => {
        const isThere = items.includes('link') && state.isEditable
        if (isThere && panel.open !== 'link') panel.toggle('link')
        return isThere
      },
    })
  })
  const { setElement: setPanel, open, close } = panel
  return { frame, setPanel, open, close, attributes, state, messages }
}
