import { fill } from '@sitewright/site/messages'
import type { Attributes, ButtonAttributes, PartKeyEvent } from '@sitewright/site/part'
import type { MessagesOf, richTextMessages } from '../messages.ts'
import { indexForKey, isComposing } from '../part/key.ts'
import type { BlockLevel, RichTextCommand, RichTextState } from '../rich-text/rich-text.ts'
import {
  commandOfItem,
  isItemEnabled,
  isPanelItem,
  pressedOfItem,
  shortcuts,
  type PanelItem,
  type ToolbarItem,
} from './toolbar.ts'

type Texts = MessagesOf<typeof richTextMessages>

/** Snapshot of a toolbar. */
export interface ToolbarView {
  /** Id of the toolbar. The ids of its panels begin with it. */
  readonly id: string
  readonly state: RichTextState
  /** The buttons shown, in their order. */
  readonly items: readonly ToolbarItem[]
  /** The button that Tab leads to. */
  readonly current: ToolbarItem | undefined
  /** The button whose panel is open. */
  readonly open: PanelItem | undefined
  readonly messages: Texts
}

/** Reactions of a toolbar. */
export interface ToolbarApi {
  readonly exec: (command: RichTextCommand) => void
  /** Opens a panel, or closes the open one. */
  readonly toggle: (item: PanelItem) => void
  /** Closes the open panel and gives the focus back. */
  readonly close: () => void
  /** Makes a button the one that Tab leads to. */
  readonly select: (item: ToolbarItem) => void
  /** Focuses a button of the toolbar. */
  readonly focusItem: (item: ToolbarItem) => void
  readonly focusLevel: (index: number) => void
  readonly leave: () => void
  readonly isRtl: () => boolean
}

/** Attributes of the elements of a toolbar. */
export interface ToolbarAttributes {
  readonly root: Attributes
  readonly group: Attributes
  readonly item: (item: ToolbarItem) => ButtonAttributes
  readonly panel: (item: PanelItem) => Attributes
  readonly menu: Attributes
  readonly level: (level: BlockLevel) => ButtonAttributes
}

/**
 * Connects a toolbar after https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/: one Tab stop, the arrow keys, Home and
 * End walk along it, and Escape closes a panel or leads back to the text. A button that cannot be used now can still be focused.
 */
export function connectToolbar(view: ToolbarView, api: ToolbarApi): ToolbarAttributes {
  const { id, messages } = view
  return {
    root: { 'data-editor': 'toolbar', role: 'toolbar', 'aria-label': messages['editor.rte.toolbar'] },
    group: { 'data-editor': 'toolbar-group', role: 'group' },
    item: (item) => itemAttributes(item, view, api),
    panel: (item) => ({
      'data-editor': 'toolbar-panel',
      id: `${id}-${item}`,
      role: 'dialog',
      'aria-label': labelOf(item, messages),
      onKeyDown: (event) => closeOnEscape(event, api.close),
    }),
    menu: {
      'data-editor': 'toolbar-menu',
      id: `${id}-block`,
      role: 'menu',
      'aria-label': messages['editor.rte.block'],
    },
    level: (level) => levelAttributes(level, view, api),
  }
}

/** The Escape key closes something. A dialog around the toolbar does not notice. */
function closeOnEscape(event: PartKeyEvent, close: () => void): void {
  if (event.key === 'Escape' && !isComposing(event)) {
    event.preventDefault()
    event.stopPropagation()
    close()
  }
}

function itemAttributes(item: ToolbarItem, view: ToolbarView, api: ToolbarApi): ButtonAttributes {
  const { state, current, messages } = view
  const isEnabled = isItemEnabled(item, state)
  const shortcut = shortcuts[item]
  const label = labelOf(item, messages)
  const command = commandOfItem(item)
  return {
    'data-editor': 'toolbar-item',
    'data-item': item,
    type: 'button',
    title: shortcut ? `${label} (${shortcut.replace('Control', 'Ctrl')})` : label,
    'aria-label':
      item === 'block'
        ? fill(messages['editor.rte.named'], { label, name: blockText(state.block, messages) })
        : label,
    'aria-keyshortcuts': shortcut,
    'aria-pressed': pressedOfItem(item, state),
    'aria-disabled': isEnabled ? undefined : true,
    tabIndex: item === current ? 0 : -1,
    ...(isPanelItem(item) ? openerAttributes(item, view) : {}),
    onClick: () => {
      if (!isEnabled) return
      if (command) api.exec(command)
      else if (isPanelItem(item)) api.toggle(item)
    },
    onFocus: () => api.select(item),
    onKeyDown: (event) => walk(event, item, view, api),
  }
}

const openerAttributes = (item: PanelItem, { id, open, state }: ToolbarView): Attributes => ({
  'aria-haspopup': item === 'block' ? 'menu' : 'dialog',
  'aria-expanded': open === item,
  'aria-controls': open === item ? `${id}-${item}` : undefined,
  'data-active': item === 'link' && state.link !== false ? '' : undefined,
})

function walk(event: PartKeyEvent, item: ToolbarItem, { items, open }: ToolbarView, api: ToolbarApi): void {
  closeOnEscape(event, open ? api.close : api.leave)
  if (event.key === 'ArrowDown' && isPanelItem(item)) {
    event.preventDefault()
    api.toggle(item)
    return
  }
  const index = indexForKey(event, { index: items.indexOf(item), count: items.length, isRtl: api.isRtl() })
  const next = items[index ?? -1]
  if (!next) return
  event.preventDefault()
  api.focusItem(next)
}

function levelAttributes(
  level: BlockLevel,
  { state, messages }: ToolbarView,
  api: ToolbarApi,
): ButtonAttributes {
  return {
    'data-editor': 'toolbar-level',
    'data-level': level,
    type: 'button',
    role: 'menuitemradio',
    'aria-checked': state.block === level,
    tabIndex: -1,
    children: blockText(level, messages),
    onClick: () => {
      api.close()
      api.exec({ type: 'block', level })
    },
    onKeyDown: (event) => {
      closeOnEscape(event, api.close)
      if (event.key === 'Tab') api.close()
      const index = indexForKey(event, { index: level, count: 7, columns: 1 })
      if (index === undefined) return
      event.preventDefault()
      api.focusLevel(index)
    },
  }
}

/** Name of the paragraph style at the selection: that of the menu, if there are several. */
export const blockText = (block: RichTextState['block'], messages: Texts): string =>
  messages[blockKeys[block]]

const blockKeys = {
  mixed: 'editor.rte.block',
  0: 'editor.rte.paragraph',
  1: 'editor.rte.heading1',
  2: 'editor.rte.heading2',
  3: 'editor.rte.heading3',
  4: 'editor.rte.heading4',
  5: 'editor.rte.heading5',
  6: 'editor.rte.heading6',
} as const satisfies Readonly<Record<RichTextState['block'], keyof Texts>>

const labelKeys = {
  block: 'editor.rte.block',
  color: 'editor.rte.textColour',
  background: 'editor.rte.backgroundColour',
  link: 'editor.rte.link',
  bold: 'editor.rte.bold',
  italic: 'editor.rte.italic',
  underline: 'editor.rte.underline',
  strikethrough: 'editor.rte.strikethrough',
  subscript: 'editor.rte.subscript',
  superscript: 'editor.rte.superscript',
  bullet: 'editor.rte.bulletList',
  ordered: 'editor.rte.orderedList',
  indent: 'editor.rte.indent',
  outdent: 'editor.rte.outdent',
  left: 'editor.rte.alignLeft',
  center: 'editor.rte.alignCenter',
  right: 'editor.rte.alignRight',
  justify: 'editor.rte.alignJustify',
  undo: 'editor.rte.undo',
  redo: 'editor.rte.redo',
} as const satisfies Readonly<Record<ToolbarItem, keyof Texts>>

const labelOf = (item: ToolbarItem, messages: Texts): string => messages[labelKeys[item]]
