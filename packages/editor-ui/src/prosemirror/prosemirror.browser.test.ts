import { expect, test, vi } from 'vitest'
import type { RichTextCommand } from '../rich-text/rich-text.ts'
import { createProseMirror } from './prosemirror.browser.ts'
import { frame, openText, press, select } from './prosemirror.test-support.ts'

async function selected(html: string, part: string, to?: string) {
  const opened = openText(html)
  await select(opened.element, part, to)
  return opened
}

// spec: EDT-002
test.for<[RichTextCommand, string]>([
  [{ type: 'mark', mark: 'bold' }, '<p>a <strong>bowl</strong></p>'],
  [{ type: 'mark', mark: 'italic' }, '<p>a <em>bowl</em></p>'],
  [{ type: 'mark', mark: 'underline' }, '<p>a <u>bowl</u></p>'],
  [{ type: 'mark', mark: 'strikethrough' }, '<p>a <s>bowl</s></p>'],
  [{ type: 'mark', mark: 'subscript' }, '<p>a <sub>bowl</sub></p>'],
  [{ type: 'mark', mark: 'superscript' }, '<p>a <sup>bowl</sup></p>'],
  [{ type: 'block', level: 1 }, '<h1>a bowl</h1>'],
  [{ type: 'block', level: 2 }, '<h2>a bowl</h2>'],
  [{ type: 'block', level: 3 }, '<h3>a bowl</h3>'],
  [{ type: 'block', level: 4 }, '<h4>a bowl</h4>'],
  [{ type: 'block', level: 5 }, '<h5>a bowl</h5>'],
  [{ type: 'block', level: 6 }, '<h6>a bowl</h6>'],
  [{ type: 'list', list: 'bullet' }, '<ul><li><p>a bowl</p></li></ul>'],
  [{ type: 'list', list: 'ordered' }, '<ol><li><p>a bowl</p></li></ol>'],
  [{ type: 'indent' }, '<p style="margin-inline-start: 40px">a bowl</p>'],
  [{ type: 'align', align: 'left' }, '<p style="text-align: left">a bowl</p>'],
  [{ type: 'align', align: 'center' }, '<p style="text-align: center">a bowl</p>'],
  [{ type: 'align', align: 'right' }, '<p style="text-align: right">a bowl</p>'],
  [{ type: 'align', align: 'justify' }, '<p style="text-align: justify">a bowl</p>'],
  [{ type: 'color', color: '#b3261e' }, '<p>a <span style="color: #b3261e">bowl</span></p>'],
  [{ type: 'background', color: '#ff0' }, '<p>a <span style="background-color: #ffff00">bowl</span></p>'],
  [
    { type: 'link', link: { href: 'https://a.example', text: 'bowl', newWindow: true } },
    '<p>a <a href="https://a.example" target="_blank" rel="noopener noreferrer">bowl</a></p>',
  ],
])('%o formats the selection', async ([command, html]) => {
  const { text, exec } = await selected('<p>a bowl</p>', 'bowl')
  expect(exec(command)).toBe(true)
  expect(text.html()).toBe(html)
})

test('a text that is read-only can have the focus, so that the keyboard scrolls it', async () => {
  const { text, element } = openText('<p>a bowl</p>')
  element.blur()
  text.setEditable(false)
  await expect.poll(() => element.contentEditable).toBe('false')
  element.focus()
  await expect.poll(() => document.activeElement).toBe(element)
})

test('undoes and redoes, and knows when there is something to undo', async () => {
  const { text, exec } = await selected('<p>a bowl</p>', 'bowl')
  expect(text.snapshot()).toMatchObject({ canUndo: false, canRedo: false })
  exec({ type: 'mark', mark: 'bold' })
  expect(text.snapshot()).toMatchObject({ canUndo: true, canRedo: false })
  exec({ type: 'undo' })
  expect(text.html()).toBe('<p>a bowl</p>')
  expect(text.snapshot()).toMatchObject({ canUndo: false, canRedo: true })
  exec({ type: 'redo' })
  expect(text.html()).toBe('<p>a <strong>bowl</strong></p>')
})

test('a mark on part of the selection is mixed, and the button puts it on all of it', async () => {
  const { text, exec } = await selected('<p><b>a</b> bowl</p>', 'a', 'bowl')
  expect(text.snapshot().bold).toBe('mixed')
  exec({ type: 'mark', mark: 'bold' })
  expect(text.html()).toBe('<p><strong>a bowl</strong></p>')
  expect(text.snapshot().bold).toBe(true)
})

test('paragraphs of several styles are mixed, and become one style together', async () => {
  const { text, exec } = await selected('<p>one</p><h2 style="text-align: center">two</h2>', 'one', 'two')
  expect(text.snapshot()).toMatchObject({ block: 'mixed', align: 'mixed' })
  exec({ type: 'block', level: 3 })
  expect(text.html()).toBe('<h3>one</h3><h3 style="text-align: center">two</h3>')
})

test('subscript takes the place of superscript', async () => {
  const { text, exec } = await selected('<p>x<sup>2</sup></p>', '2')
  exec({ type: 'mark', mark: 'subscript' })
  expect(text.html()).toBe('<p>x<sub>2</sub></p>')
})

test('a list becomes one of the other kind, and paragraphs again', async () => {
  const { text, exec } = await selected('<ul><li>one</li><li>two</li></ul>', 'one', 'two')
  exec({ type: 'list', list: 'ordered' })
  expect(text.html()).toBe('<ol><li><p>one</p></li><li><p>two</p></li></ol>')
  expect(text.snapshot().list).toBe('ordered')
  exec({ type: 'list', list: 'ordered' })
  expect(text.html()).toBe('<p>one</p><p>two</p>')
})

test('indents an item below the one before it, and outdents it again', async () => {
  const { text, exec } = await selected('<ul><li>one</li><li>two</li></ul>', 'two')
  expect(text.snapshot()).toMatchObject({ canIndent: true, canOutdent: true })
  exec({ type: 'indent' })
  expect(text.html()).toBe('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>')
  exec({ type: 'outdent' })
  expect(text.html()).toBe('<ul><li><p>one</p></li><li><p>two</p></li></ul>')
})

test('indents a paragraph up to eight times', async () => {
  const { text, exec } = await selected('<p>a</p>', 'a')
  for (let time = 0; time < 8; time++) expect(exec({ type: 'indent' })).toBe(true)
  expect(exec({ type: 'indent' })).toBe(false)
  expect(text.snapshot()).toMatchObject({ canIndent: false, canOutdent: true })
  expect(text.html()).toBe('<p style="margin-inline-start: 320px">a</p>')
})

test('an unaligned paragraph is at the start of its line', () => {
  expect(openText('<p>a</p>').text.snapshot().align).toBe('left')
  expect(openText('<p>a</p>', 'rtl').text.snapshot().align).toBe('right')
})

test('changes and removes the whole link that the cursor is in', async () => {
  const { text, exec, element } = openText('<p>see <a href="/a">our <b>shop</b></a> now</p>')
  await select(element, 'shop')
  await press('{ArrowLeft}{ArrowRight}')
  await vi.waitFor(() => expect(text.linkAtSelection().text).toBe('our shop'))
  expect(text.linkAtSelection()).toEqual({ href: '/a', text: 'our shop', newWindow: false })
  exec({ type: 'link', link: { href: '/b', text: 'our shop', newWindow: false } })
  expect(text.html()).toBe('<p>see <a href="/b">our <strong>shop</strong></a> now</p>')
  exec({ type: 'link', link: undefined })
  expect(text.html()).toBe('<p>see our <strong>shop</strong> now</p>')
})

test('inserts the name of a link where no text is selected', () => {
  const { text, exec } = openText('')
  exec({ type: 'link', link: { href: '/a', text: 'Shop', newWindow: false } })
  expect(text.html()).toBe('<p><a href="/a">Shop</a></p>')
})

test('replaces the selected text by the name of a link', async () => {
  const { text, exec } = await selected('<p>the <b>bowl</b></p>', 'bowl')
  exec({ type: 'link', link: { href: '/a', text: 'cup', newWindow: false } })
  expect(text.html()).toBe('<p>the <a href="/a"><strong>cup</strong></a></p>')
})

test('refuses a link that runs a script, and a colour that is none', async () => {
  const { text, exec } = await selected('<p>a</p>', 'a')
  expect(exec({ type: 'link', link: { href: 'java\nscript:alert(1)', text: 'a', newWindow: false } })).toBe(
    false,
  )
  expect(exec({ type: 'color', color: 'red; background: url(//evil.example)' })).toBe(false)
  expect(text.html()).toBe('<p>a</p>')
})

test('removes the colour of the selected text', async () => {
  const { text, exec } = await selected('<p><span style="color: red">a</span></p>', 'a')
  expect(text.snapshot().color).toBe('red')
  exec({ type: 'color', color: undefined })
  expect(text.html()).toBe('<p>a</p>')
})

test('types what is pressed next with the mark that was switched on', async () => {
  const { text, exec } = openText('')
  await press('a')
  exec({ type: 'mark', mark: 'bold' })
  await press('b')
  await vi.waitFor(() => expect(text.html()).toBe('<p>a<strong>b</strong></p>'))
})

test.for([
  ['{Control>}b{/Control}', '<p><strong>bowl</strong></p>'],
  ['{Control>}i{/Control}', '<p><em>bowl</em></p>'],
  ['{Control>}u{/Control}', '<p><u>bowl</u></p>'],
  // The second bracket is the key: one opens the name of a key.
  ['{Control>}]{/Control}', '<p style="margin-inline-start: 40px">bowl</p>'],
  ['{Control>}]][[{/Control}', '<p style="margin-inline-start: 40px">bowl</p>'],
] as const)('%s formats the selection', async ([keys, html]) => {
  const { text } = await selected('<p>bowl</p>', 'bowl')
  await press(keys)
  await vi.waitFor(() => expect(text.html()).toBe(html))
})

test('Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo', async () => {
  const { text } = await selected('<p>bowl</p>', 'bowl')
  await press('{Control>}b{/Control}{Control>}z{/Control}')
  await vi.waitFor(() => expect(text.html()).toBe('<p>bowl</p>'))
  await press('{Control>}{Shift>}z{/Shift}{/Control}')
  await vi.waitFor(() => expect(text.html()).toBe('<p><strong>bowl</strong></p>'))
  await press('{Control>}z{/Control}')
  await vi.waitFor(() => expect(text.html()).toBe('<p>bowl</p>'))
  await press('{Control>}y{/Control}')
  await vi.waitFor(() => expect(text.html()).toBe('<p><strong>bowl</strong></p>'))
})

test('Enter begins a new item, and leaves the list from an empty one', async () => {
  const { text } = await selected('<ul><li>one</li></ul>', 'one')
  await press('{ArrowRight}')
  await frame()
  await press('{Enter}two{Enter}{Enter}three')
  await vi.waitFor(() =>
    expect(text.html()).toBe('<ul><li><p>one</p></li><li><p>two</p></li></ul><p>three</p>'),
  )
})

test('Shift+Enter breaks the line', async () => {
  const { text } = openText('')
  await press('one{Shift>}{Enter}{/Shift}two')
  await vi.waitFor(() => expect(text.html()).toBe('<p>one<br>two</p>'))
})

test('Tab indents an item that has one before it, and otherwise leaves the text', async () => {
  const { text, element } = await selected('<ul><li>one</li><li>two</li></ul>', 'two')
  const after = document.body.appendChild(document.createElement('button'))
  await press('{Tab}')
  expect(text.html()).toContain('<ul><li><p>two</p></li></ul>')
  expect(element.contains(document.activeElement)).toBe(true)
  await press('{Tab}')
  expect(document.activeElement).toBe(after)
  after.remove()
})

test('keeps the selection marked while the focus is elsewhere', async () => {
  const { element } = await selected('<p>a bowl</p>', 'bowl')
  element.blur()
  expect(element.querySelector('.editor-selection')?.textContent).toBe('bowl')
  element.focus()
  expect(element.querySelector('.editor-selection')).toBeNull()
})

test('emits each change of its user, and none of the page', async () => {
  const { text } = openText('<p>a</p>')
  const changed = vi.fn()
  text.whenChanged(changed)
  text.setHtml('<p>b</p>')
  expect(changed).not.toHaveBeenCalled()
  await press('c')
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  expect(text.html()).toBe('<p>cb</p>')
})

test('a state that is the same is the same object, so that a toolbar draws nothing anew', async () => {
  const { text } = openText('<p>a</p>')
  await press('b')
  const before = text.snapshot()
  await press('c')
  await vi.waitFor(() => expect(text.html()).toBe('<p>bca</p>'))
  expect(text.snapshot()).toBe(before)
})

test('changes nothing while it is not editable', () => {
  const { text, element, exec } = openText('<p>a</p>')
  text.setEditable(false)
  expect(exec({ type: 'block', level: 1 })).toBe(false)
  expect(element.contentEditable).toBe('false')
  expect(text.snapshot().isEditable).toBe(false)
})

test('keeps the text when it stops and starts again', () => {
  const host = document.createElement('div')
  const text = createProseMirror({ html: '<p>a</p>' })
  text.start(host)()
  expect(text.html()).toBe('<p>a</p>')
  const stop = text.start(host)
  text.exec({ type: 'block', level: 1 })
  stop()
  expect(host.childElementCount).toBe(0)
  expect(text.snapshot().isEditable).toBe(false)
  text.start(host)
  expect(text.html()).toBe('<h1>a</h1>')
})
