import { expect, test } from 'vitest'
import { galleryHtml } from '../markup/html.ts'
import { markupMessages } from '../markup/markup-messages.ts'
import { scenes } from '../item/scene.testing.ts'

test('options and messages that are undefined are left out', () => {
  const source = { items: scenes, id: 'pictures' }
  const messages = Object.fromEntries(Object.keys(markupMessages).map((key) => [key, undefined])) as never
  const options = { design: undefined, autoplay: undefined }
  expect(galleryHtml({ ...source, label: undefined, prefix: undefined, options, messages })).toBe(
    galleryHtml(source),
  )
})
