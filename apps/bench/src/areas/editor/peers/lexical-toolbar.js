/* global document, window */
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  createEditor,
  FORMAT_TEXT_COMMAND,
} from 'lexical'
import { host, paragraphs } from '../rich-text.ts'
import { openedWithToolbar } from './tool-bar.js'

const marks = ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript']

const create = (count) => () => {
  const editor = createEditor({
    namespace: 'bench',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
    onError: (error) => {
      throw error
    },
  })
  editor.update(
    () => {
      const page = new window.DOMParser().parseFromString(paragraphs(count), 'text/html')
      $getRoot().clear().select()
      $insertNodes($generateNodesFromDOM(editor, page))
      $getRoot().selectStart()
    },
    { discrete: true },
  )
  let can = { undo: false, redo: false }
  const formats = () => {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? marks.filter((mark) => selection.hasFormat(mark)) : []
  }
  /** What the toolbar shows. Its plug-ins for lists and colours are left out. */
  const read = () => ({
    on: ['left', ...editor.getEditorState().read(formats)],
    off: ['outdent', ...Object.keys(can).filter((item) => !can[item])],
  })
  let state = read()
  return {
    subscribe: (notify) => {
      const change = () => {
        state = read()
        notify()
      }
      const canChange = (command, item) =>
        editor.registerCommand(
          command,
          (is) => {
            can = { ...can, [item]: is }
            change()
            return false
          },
          COMMAND_PRIORITY_LOW,
        )
      const cleanups = [
        editor.registerUpdateListener(change),
        canChange(CAN_UNDO_COMMAND, 'undo'),
        canChange(CAN_REDO_COMMAND, 'redo'),
      ]
      return () => cleanups.forEach((cleanup) => cleanup())
    },
    state: () => state,
    run: (item) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, item),
    mount: (place) => {
      const element = place.appendChild(document.createElement('div'))
      element.contentEditable = 'true'
      element.setAttribute('role', 'textbox')
      element.setAttribute('aria-multiline', 'true')
      element.setAttribute('aria-label', 'Text')
      element.tabIndex = 0
      editor.setRootElement(element)
      const cleanups = [
        registerRichText(editor),
        registerHistory(editor, createEmptyHistoryState(), 300),
        editor.registerUpdateListener(({ editorState }) => {
          host().dataset.length = String(
            editorState.read(() => $generateHtmlFromNodes(editor, null), { editor }).length,
          )
        }),
      ]
      return () => {
        cleanups.forEach((cleanup) => cleanup())
        editor.setRootElement(null)
      }
    },
  }
}

export const richTextToolbar = (count) => () => openedWithToolbar(create(count))
