import { history } from 'prosemirror-history'
import { Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import type { RichTextCommand, RichTextState } from '../rich-text/rich-text.ts'
import { commandOf } from './command.ts'
import { htmlOf } from './document/html.ts'
import { schema } from './document/schema.ts'
import { linkOf, stateOf } from './state.ts'

interface Mark {
  readonly type: string
  readonly attrs?: object
}
const text = (value: string, ...marks: readonly Mark[]) => ({ type: 'text', text: value, marks })
const block = (content: readonly object[] | string, attrs: object = {}, type = 'paragraph') => ({
  type,
  attrs,
  content: typeof content === 'string' ? (content ? [text(content)] : []) : content,
})
const heading = (content: string, attrs: object) => block(content, attrs, 'heading')
const list = (type: 'bullet_list' | 'ordered_list', ...items: readonly (readonly object[])[]) => ({
  type,
  content: items.map((content) => ({ type: 'list_item', content })),
})
const link = (href: string, newWindow = false): Mark => ({ type: 'link', attrs: { href, newWindow } })

/** A text that is selected from one of its parts to another, or with the cursor at its start. */
function open(blocks: readonly object[], from?: string, to = from): EditorState {
  const doc = Node.fromJSON(schema, { type: 'doc', content: blocks })
  doc.check()
  const find = (part: string): number => {
    let found = -1
    doc.descendants((node, position) => {
      const at = node.text?.indexOf(part) ?? -1
      if (at >= 0 && found < 0) found = position + at
    })
    return found
  }
  const selection =
    from === undefined || to === undefined
      ? TextSelection.atStart(doc)
      : TextSelection.create(doc, find(from), find(to) + to.length)
  return EditorState.create({ doc, selection, plugins: [history()] })
}

/** State after a command, or undefined for one that does not apply. */
function run(state: EditorState, command: RichTextCommand): EditorState | undefined {
  let next = state
  const isApplied = commandOf(command)(state, (transaction) => (next = state.apply(transaction)))
  // A toolbar asks without a dispatch whether a command applies.
  expect(commandOf(command)(state)).toBe(isApplied)
  return isApplied ? next : undefined
}
const after = (state: EditorState | undefined, ...commands: readonly RichTextCommand[]) =>
  commands.reduce<EditorState | undefined>((now, command) => now && run(now, command), state)
const html = (state: EditorState | undefined) => state && htmlOf(state.doc)
const shown = (state: EditorState, isRtl = false): RichTextState =>
  stateOf(state, { isEditable: true, isRtl })

// spec: EDT-002
test.each<[RichTextCommand, string]>([
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
])('%o formats the selection, can be undone and redone', (command, expected) => {
  const state = open([block('a bowl')], 'bowl')
  const done = after(state, command)
  expect(html(done)).toBe(expected)
  expect(html(after(done, { type: 'undo' }))).toBe('<p>a bowl</p>')
  expect(html(after(done, { type: 'undo' }, { type: 'redo' }))).toBe(expected)
  expect([after(state, { type: 'undo' }), after(state, { type: 'redo' })]).toEqual([undefined, undefined])
})

describe('marks', () => {
  test.each(['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript'] as const)(
    '%s is shown, mixed, put on all of the selection, and taken off again',
    (mark) => {
      const state = open([block([text('a', { type: mark }), text(' bowl')])], 'a', 'bowl')
      expect(shown(state)[mark]).toBe('mixed')
      const all = after(state, { type: 'mark', mark })
      expect(all && shown(all)[mark]).toBe(true)
      const none = after(all, { type: 'mark', mark })
      expect(none && shown(none)[mark]).toBe(false)
      expect(html(none)).toBe('<p>a bowl</p>')
    },
  )

  test('subscript takes the place of superscript', () => {
    const state = open([block([text('x'), text('2', { type: 'superscript' })])], '2')
    expect(html(after(state, { type: 'mark', mark: 'subscript' }))).toBe('<p>x<sub>2</sub></p>')
  })

  test('without a selection, a mark and a colour are for the text that is typed next', () => {
    const state = after(
      open([block('')]),
      { type: 'mark', mark: 'bold' },
      { type: 'color', color: 'red' },
      { type: 'color', color: 'blue' },
    )
    expect(state && shown(state)).toMatchObject({ bold: true, italic: false, color: 'blue', background: '' })
    const typed = state?.apply(state.tr.insertText('a'))
    expect(html(typed)).toBe('<p><strong><span style="color: blue">a</span></strong></p>')
    const plain = after(state, { type: 'color', color: undefined })
    expect(plain && shown(plain).color).toBe('')
  })

  test('shows the one colour of the selection, and none where there are several', () => {
    const red = { type: 'color', attrs: { color: 'red' } }
    const yellow = { type: 'background', attrs: { color: 'yellow' } }
    const content = [text('a', red, yellow), text('b', yellow)]
    expect(shown(open([block(content)], 'a'))).toMatchObject({ color: 'red', background: 'yellow' })
    expect(shown(open([block(content)], 'a', 'b'))).toMatchObject({ color: '', background: 'yellow' })
    const state = open([block(content)], 'a', 'b')
    expect(html(after(state, { type: 'color', color: undefined }))).toBe(
      '<p><span style="background-color: yellow">ab</span></p>',
    )
  })

  test('refuses a colour that is none', () => {
    const color = 'red; background: url(//evil.example)'
    expect(run(open([block('a')], 'a'), { type: 'color', color })).toBeUndefined()
  })
})

describe('paragraphs', () => {
  const both = [block('one', { indent: 1 }), heading('two', { level: 2, align: 'center' })]

  test('of several styles are mixed, and become one style together', () => {
    const state = open(both, 'one', 'two')
    expect(shown(state)).toMatchObject({ block: 'mixed', align: 'mixed' })
    const done = after(state, { type: 'block', level: 3 })
    expect(html(done)).toBe(
      '<h3 style="margin-inline-start: 40px">one</h3><h3 style="text-align: center">two</h3>',
    )
    expect(done && shown(done).block).toBe(3)
    expect(html(after(done, { type: 'block', level: 0 }))).toBe(
      '<p style="margin-inline-start: 40px">one</p><p style="text-align: center">two</p>',
    )
    expect(after(done, { type: 'block', level: 3 })).toBeUndefined()
  })

  test('are changed alone, where only one is selected', () => {
    const state = open(both, 'two')
    expect(shown(state)).toMatchObject({ block: 2, align: 'center' })
    const done = after(state, { type: 'align', align: 'right' })
    expect(html(done)).toBe(
      '<p style="margin-inline-start: 40px">one</p><h2 style="text-align: right">two</h2>',
    )
    expect(after(done, { type: 'align', align: 'right' })).toBeUndefined()
  })

  test('without an alignment are at the start of the line', () => {
    const state = open([block('a')])
    expect([shown(state).align, shown(state, true).align]).toEqual(['left', 'right'])
  })

  test('are indented up to eight times, and outdented to the edge', () => {
    let state = open([block('a')], 'a')
    expect(shown(state)).toMatchObject({ canIndent: true, canOutdent: false })
    for (let time = 0; time < 8; time++) state = run(state, { type: 'indent' }) ?? state
    expect(html(state)).toBe('<p style="margin-inline-start: 320px">a</p>')
    expect(shown(state)).toMatchObject({ canIndent: false, canOutdent: true })
    expect(html(after(state, { type: 'outdent' }))).toBe('<p style="margin-inline-start: 280px">a</p>')
  })
})

describe('lists', () => {
  const items = [[block('one')], [block('two')]]

  test.each(['bullet', 'ordered'] as const)('become %s, and paragraphs again', (kind) => {
    const state = open([list(kind === 'bullet' ? 'ordered_list' : 'bullet_list', ...items)], 'one', 'two')
    const done = after(state, { type: 'list', list: kind })
    const tag = kind === 'bullet' ? 'ul' : 'ol'
    expect(html(done)).toBe(`<${tag}><li><p>one</p></li><li><p>two</p></li></${tag}>`)
    expect(done && shown(done).list).toBe(kind)
    expect(html(after(done, { type: 'list', list: kind }))).toBe('<p>one</p><p>two</p>')
  })

  test('begin with the number that they have', () => {
    const numbered = { ...list('ordered_list', ...items), attrs: { start: 3 } }
    expect(html(open([numbered]))).toBe('<ol start="3"><li><p>one</p></li><li><p>two</p></li></ol>')
    expect(html(after(open([numbered], 'one'), { type: 'list', list: 'bullet' }))).toBe(
      '<ul><li><p>one</p></li><li><p>two</p></li></ul>',
    )
  })

  test('take an item below the one before it, and let it out again', () => {
    const state = open([list('bullet_list', ...items)], 'two')
    expect(shown(state)).toMatchObject({ canIndent: true, canOutdent: true })
    const done = after(state, { type: 'indent' })
    expect(html(done)).toBe('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>')
    expect(done && shown(done)).toMatchObject({ canIndent: false, canOutdent: true, list: 'bullet' })
    expect(html(after(done, { type: 'outdent' }))).toBe('<ul><li><p>one</p></li><li><p>two</p></li></ul>')
  })

  test('of several levels change the innermost alone', () => {
    const inner = list('bullet_list', [block('two')])
    const state = open([list('bullet_list', [block('one'), inner])], 'two')
    expect(html(after(state, { type: 'list', list: 'ordered' }))).toBe(
      '<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul>',
    )
  })

  test('are shown for a selection inside, and are mixed for one that goes beyond', () => {
    const blocks = [block('before'), list('bullet_list', ...items), block('after')]
    const kinds = [['before'], ['one'], ['one', 'two'], ['before', 'one'], ['two', 'after']] as const
    expect(kinds.map(([from, to = from]) => shown(open(blocks, from, to)).list)).toEqual([
      'none',
      'bullet',
      'bullet',
      'mixed',
      'mixed',
    ])
  })
})

describe('links', () => {
  const linked = [
    block([text('see '), text('our ', link('/a')), text('shop', { type: 'bold' }, link('/a')), text(' now')]),
  ]
  const inside = (): EditorState => {
    const state = open(linked, 'shop')
    return state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.selection.from + 2)))
  }

  test('are changed and removed as a whole, where the cursor is in one', () => {
    expect(linkOf(inside())).toEqual({ href: '/a', text: 'our shop', newWindow: false })
    const changed = { href: '/b', text: 'our shop', newWindow: false }
    expect(html(after(inside(), { type: 'link', link: changed }))).toBe(
      '<p>see <a href="/b">our <strong>shop</strong></a> now</p>',
    )
    expect(html(after(inside(), { type: 'link', link: undefined }))).toBe(
      '<p>see our <strong>shop</strong> now</p>',
    )
  })

  test('reach from the first to the last of their texts, also at the ends of a paragraph', () => {
    const whole = [block([text('our ', link('/a')), text('shop', { type: 'bold' }, link('/a'))])]
    const cursors = ['our', 'shop'].map((part) => {
      const state = open(whole, part)
      return state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.selection.from + 1)))
    })
    for (const state of cursors) {
      expect(linkOf(state)).toEqual({ href: '/a', text: 'our shop', newWindow: false })
      expect(html(after(state, { type: 'link', link: undefined }))).toBe('<p>our <strong>shop</strong></p>')
    }
  })

  test('do not count where the cursor is before or after them', () => {
    const whole = [block([text('shop', link('/a'))])]
    const end = open(whole, 'shop')
    const cursors = [TextSelection.atStart(end.doc), TextSelection.atEnd(end.doc)]
    for (const cursor of cursors) {
      const state = end.apply(end.tr.setSelection(cursor))
      expect(linkOf(state)).toEqual({ href: '', text: '', newWindow: false })
    }
  })

  test('are shown on all or on part of a selection', () => {
    expect(shown(open(linked, 'our'))).toMatchObject({ link: true })
    expect(shown(open(linked, 'see', 'our'))).toMatchObject({ link: 'mixed' })
    expect(shown(open(linked, 'see'))).toMatchObject({ link: false })
    expect(linkOf(open(linked, 'see'))).toEqual({ href: '', text: 'see', newWindow: false })
    expect(linkOf(open([block([text('a', link('/a', true))])], 'a')).newWindow).toBe(true)
  })

  test('are inserted with their name, or their address, where no text is selected', () => {
    const insert = (name: string) =>
      html(after(open([block('')]), { type: 'link', link: { href: '/a', text: name, newWindow: false } }))
    expect(insert('Shop')).toBe('<p><a href="/a">Shop</a></p>')
    expect(insert('')).toBe('<p><a href="/a">/a</a></p>')
  })

  test('have their name in place of the selected text, with its marks, and end where they end', () => {
    const state = open([block([text('the '), text('bowl', { type: 'bold' })])], 'bowl')
    const done = after(state, { type: 'link', link: { href: '/a', text: 'cup', newWindow: false } })
    expect(html(done)).toBe('<p>the <a href="/a"><strong>cup</strong></a></p>')
    const cursor = done && TextSelection.atEnd(done.doc)
    const typed = done && cursor && done.apply(done.tr.setSelection(cursor).insertText('s'))
    expect(html(typed)).toBe('<p>the <a href="/a"><strong>cup</strong></a><strong>s</strong></p>')
  })

  test('that run a script are refused, and none is removed where there is none', () => {
    const script = { href: 'java\nscript:alert(1)', text: 'a', newWindow: false }
    expect(run(open([block('a')], 'a'), { type: 'link', link: script })).toBeUndefined()
    expect(run(open([block('a')]), { type: 'link', link: undefined })).toBeUndefined()
  })
})

describe('HTML of a text', () => {
  test.each([
    ['<b>&"\u00A0', '&lt;b&gt;&amp;&quot;&nbsp;'],
    ['a  b', 'a &nbsp;b'],
    ['   a', '&nbsp; &nbsp;a'],
    ['a ', 'a&nbsp;'],
    ['a\tb', 'a b'],
    ['', '<br>'],
  ])('writes %j as %s', (value, expected) => {
    const state = open([block(value), block('end')])
    expect(html(state)).toBe(`<p>${expected}</p><p>end</p>`)
  })

  test('is empty for one empty paragraph, and keeps line breaks', () => {
    expect(html(open([block('')]))).toBe('')
    const broken = block([text('a '), { type: 'hard_break' }, text(' b'), { type: 'hard_break' }])
    expect(html(open([broken]))).toBe('<p>a&nbsp;<br>&nbsp;b<br><br></p>')
  })

  test('writes marks that go on once, and spaces between marked texts as one would see them', () => {
    const bold = { type: 'bold' }
    const italic = { type: 'italic' }
    expect(html(open([block([text('a ', bold), text(' b', bold, italic), text('c', italic)])]))).toBe(
      '<p><strong>a <em>&nbsp;b</em></strong><em>c</em></p>',
    )
  })
})
