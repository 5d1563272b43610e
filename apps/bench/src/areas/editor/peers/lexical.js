/* global document */
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import { $getRoot, $insertNodes, createEditor } from 'lexical'
import { opened } from '../panel.ts'
import { host, paragraphs, typing } from '../rich-text.ts'

/** Puts an editor into an element. Returns what removes it. */
function open(element, count) {
  element.contentEditable = 'true'
  const editor = createEditor({
    namespace: 'bench',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
    onError: (error) => {
      throw error
    },
  })
  editor.setRootElement(element)
  const cleanups = [registerRichText(editor), registerHistory(editor, createEmptyHistoryState(), 300)]
  editor.update(
    () => {
      const page = new element.ownerDocument.defaultView.DOMParser().parseFromString(
        paragraphs(count),
        'text/html',
      )
      $getRoot().clear().select()
      $insertNodes($generateNodesFromDOM(editor, page))
    },
    { discrete: true },
  )
  editor.registerUpdateListener(({ editorState }) => {
    element.dataset.length = String(
      editorState.read(() => $generateHtmlFromNodes(editor, null), { editor }).length,
    )
  })
  return () => {
    for (const cleanup of cleanups) cleanup()
    editor.setRootElement(null)
    element.remove()
  }
}

export const keys = (count) => {
  open(host(), count)
  return typing(host(), count)
}

export const richText = (count) => () =>
  opened(() => open(host().appendChild(document.createElement('div')), count), '[contenteditable=true]')
