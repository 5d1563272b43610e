import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import type { RichTextCommand } from '../rich-text/rich-text.ts'
import { commandOf } from './command.ts'
import { schema } from './document/schema.ts'

const { list_item: item, hard_break: lineBreak } = schema.nodes

const addBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView())
  return true
}

/** Commands of the toolbar that have a key, as ProseMirror spells it. */
const commands: Readonly<Record<string, RichTextCommand>> = {
  'Mod-b': { type: 'mark', mark: 'bold' },
  'Mod-i': { type: 'mark', mark: 'italic' },
  'Mod-u': { type: 'mark', mark: 'underline' },
  'Mod-]': { type: 'indent' },
  'Mod-[': { type: 'outdent' },
}

/** Keys of the editor. Tab moves items of a list and otherwise the focus: a keyboard can always leave. */
export const keys: readonly Plugin[] = [
  keymap({
    ...Object.fromEntries(Object.entries(commands).map(([key, command]) => [key, commandOf(command)])),
    'Mod-z': undo,
    'Mod-Shift-z': redo,
    'Mod-y': redo,
    Enter: splitListItem(item),
    'Shift-Enter': chainCommands(exitCode, addBreak),
    Tab: sinkListItem(item),
    'Shift-Tab': liftListItem(item),
  }),
  keymap(baseKeymap),
]
