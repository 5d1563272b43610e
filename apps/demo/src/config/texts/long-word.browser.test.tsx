import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { proseMirror } from './engine.ts'
import '../config.css'

// Each letter forms a kerned pair with the next one, so that Chromium finds no place where it may break the word without
// measuring the rest again.
test('takes a pasted word of 100,000 letters in a text in the font of the editor', async () => {
  await document.fonts.load('1rem "Instrument Sans"')
  render(
    <div className="config-fields" style={{ inlineSize: 343 }}>
      <RichTextEditor
        label="A post"
        engine={proseMirror}
        value="<p>Lead glaze.</p>"
        onChange={() => undefined}
      />
    </div>,
  )
  const text = await screen.findByRole('textbox', { name: 'A post' })
  expect(getComputedStyle(text).fontFamily).toContain('Instrument Sans')
  text.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'a'.repeat(100_000))
  const before = performance.now()
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  text.getBoundingClientRect()
  expect(text.textContent).toHaveLength(100_011)
  // A tenth of a second, where 13 seconds were needed before.
  expect(performance.now() - before).toBeLessThan(5000)
})
