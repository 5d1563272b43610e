import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { host, paragraphs, typing } from '../rich-text.ts'

export const keys = (count) => {
  new Editor({
    element: host(),
    extensions: [StarterKit],
    content: paragraphs(count),
    onUpdate: ({ editor }) => {
      host().dataset.length = String(editor.getHTML().length)
    },
  })
  return typing(host().querySelector('[contenteditable]'), count)
}
