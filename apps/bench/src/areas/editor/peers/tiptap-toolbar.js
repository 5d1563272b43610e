import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { host, paragraphs } from '../rich-text.ts'
import { openedWithToolbar } from './tool-bar.js'

const marks = { bold: 'bold', italic: 'italic', underline: 'underline', strikethrough: 'strike' }
const lists = { bullet: 'bulletList', ordered: 'orderedList' }
const names = Object.entries({ ...marks, ...lists })

/** What the toolbar shows. Colours, alignment and small letters are extensions that the starter kit does not have. */
const stateOf = (editor) => ({
  on: ['left', ...names.filter(([, name]) => editor.isActive(name)).map(([item]) => item)],
  off: [
    ...(editor.can().undo() ? [] : ['undo']),
    ...(editor.can().redo() ? [] : ['redo']),
    ...(editor.can().liftListItem('listItem') ? [] : ['outdent']),
  ],
})

const create = (count) => () => {
  const editor = new Editor({
    element: null,
    extensions: [StarterKit],
    content: paragraphs(count),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text', tabindex: '0' },
    },
    onUpdate: ({ editor }) => {
      host().dataset.length = String(editor.getHTML().length)
    },
  })
  let state = stateOf(editor)
  return {
    subscribe: (notify) => {
      const change = () => {
        state = stateOf(editor)
        notify()
      }
      editor.on('transaction', change)
      return () => editor.off('transaction', change)
    },
    state: () => state,
    run: (item) => editor.chain().focus().toggleMark(marks[item]).run(),
    mount: (place) => {
      editor.mount(place)
      return () => editor.destroy()
    },
  }
}

export const richTextToolbar = (count) => () => openedWithToolbar(create(count))
