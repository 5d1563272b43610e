import type { ButtonAttributes } from '@sitewright/site/part'
import type { ReactNode } from 'react'
import type { MessagesOf, richTextMessages } from '../messages.ts'
import { chevronPath, Icon } from '../part/icon.react.tsx'
import type { RichTextState } from '../rich-text/rich-text.ts'
import { toolbarIcons } from './toolbar-icon.ts'
import { blockText } from './toolbar.connect.ts'
import type { ToolbarItem } from './toolbar.ts'

interface ItemButtonProps {
  readonly item: ToolbarItem
  readonly attributes: ButtonAttributes
  readonly state: RichTextState
  readonly messages: MessagesOf<typeof richTextMessages>
}

/** A button of the toolbar: an icon, or the name of the paragraph style. It has no hooks: the toolbar reads for all of them. */
export function ItemButton({ item, attributes, state, messages }: ItemButtonProps): ReactNode {
  return (
    <button {...attributes} onMouseDown={keepSelection}>
      {item === 'block' ? (
        <>
          <span>{blockText(state.block, messages)}</span>
          <Icon path={chevronPath} />
        </>
      ) : (
        <Icon path={toolbarIcons[item]} />
      )}
      {(item === 'color' || item === 'background') && <ColorBar item={item} state={state} />}
    </button>
  )
}

/** A press with the mouse leaves the focus in the text, and with it the selection. */
const keepSelection = (event: { readonly preventDefault: () => void }): void => event.preventDefault()

/** The colour at the selection, below the icon. */
const ColorBar = ({
  item,
  state,
}: {
  readonly item: 'color' | 'background'
  readonly state: RichTextState
}) => <span data-editor="toolbar-color" style={{ background: state[item] || undefined }} />
