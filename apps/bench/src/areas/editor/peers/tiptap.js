import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { opened } from '../panel.ts'
import { host, paragraphs, typing } from '../rich-text.ts'

const create = (count) =>
  new Editor({
    element: host(),
    extensions: [StarterKit],
    content: paragraphs(count),
    onUpdate: ({ editor }) => {
      host().dataset.length = String(editor.getHTML().length)
    },
  })

export const keys = (count) => {
  create(count)
  return typing(host().querySelector('[contenteditable]'), count)
}

export const richText = (count) => () =>
  opened(() => {
    const editor = create(count)
    return () => editor.destroy()
  }, '[contenteditable=true]')
