import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { CodeEditor } from '../code-editor/code-editor.react.tsx'
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.react.tsx'
import { confirm } from '../confirm/confirm.dom.ts'
import { DataTable } from '../data-table/data-table.react.tsx'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { TextField } from '../field/field.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { createFileServer } from '../file-manager/file-manager.testing.ts'
import { FontPicker } from '../font-picker/font-picker.react.tsx'
import { LinkEditor } from '../link-editor/link-editor.react.tsx'
import { PopupPositionPicker, SlicePicker, SlidePicker } from '../page-setting/page-setting.react.tsx'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import { RichTextEditor } from '../rich-text/rich-text.react.tsx'
import { TagManager } from '../tag-manager/tag-manager.react.tsx'
import { createTagServer } from '../tag-manager/tag-manager.testing.ts'
import { Tabs } from '../tabs/tabs.react.tsx'
import '../styles.css'

afterEach(cleanup)

const tags = [{ id: 'one', name: 'One' }]
const tagging = { ...createTagServer({ tags }).transport, tags, tagType: 'tag' } as const

// Types of the protocol come with a package of their own.
const session = () => cdp() as unknown as { send: (method: string, given?: object) => Promise<unknown> }
const compose = (text: string): Promise<unknown> =>
  session().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
const commit = (text: string): Promise<unknown> => session().send('Input.insertText', { text })
/** A key that an input method takes. */
const takenKey = (): Promise<unknown> =>
  session().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 })
const press = (keys: string): Promise<void> => userEvent.keyboard(keys)
const focusedLabel = (): string | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? undefined

async function writeText(html: string, isControlled = true) {
  const reports: string[] = []
  function Host() {
    const [value, setValue] = useState(html)
    return (
      <RichTextEditor
        label="Text"
        {...(isControlled ? { value } : { defaultValue: html })}
        engine={() => createProseMirror}
        onChange={(next) => {
          reports.push(next)
          // A caller that is late, as one that saves first.
          setTimeout(() => setValue(next), 30)
        }}
      />
    )
  }
  render(<Host />)
  const text = await screen.findByRole('textbox', { name: 'Text' })
  await userEvent.click(text)
  return { text, reports }
}

describe('an input method in rich text', () => {
  test.each([
    ['a paragraph', '<p>a</p>', '<p>a蚊</p>'],
    ['a heading', '<h2>a</h2>', '<h2>a蚊</h2>'],
    ['an item of a list', '<ul><li><p>a</p></li></ul>', 'a蚊'],
    ['bold text', '<p><strong>a</strong></p>', '<strong>a蚊</strong>'],
    ['a link', '<p>b <a href="https://a.example/">a</a></p>', '蚊'],
    ['an empty text', '', '<p>蚊</p>'],
  ])('composes within %s, step by step, for a caller that is late', async (_, html, expected) => {
    const { text, reports } = await writeText(html)
    await press('{End}')
    for (const step of ['k', 'か', 'かn', 'かん']) {
      await takenKey()
      await compose(step)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    await commit('蚊')
    await vi.waitFor(() => expect(reports.at(-1)).toContain(expected))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(text.textContent).toContain('蚊')
    expect(text.textContent).not.toContain('か')
  })

  test('leaves the text as it was when it is called off', async () => {
    const { text } = await writeText('<p>abc</p>')
    await press('{End}')
    await compose('かん')
    await compose('')
    await vi.waitFor(() => expect(text.textContent).toBe('abc'))
    await press('d')
    await vi.waitFor(() => expect(text.textContent).toBe('abcd'))
  })

  test('does not split the paragraph with the Enter that it takes, and does with the next one', async () => {
    const { text } = await writeText('<p>a</p>', false)
    await press('{End}')
    await compose('かん')
    await takenKey()
    await commit('缶')
    await vi.waitFor(() => expect(text.textContent).toBe('a缶'))
    expect(text.querySelectorAll('p')).toHaveLength(1)
    await press('{Enter}')
    await vi.waitFor(() => expect(text.querySelectorAll('p')).toHaveLength(2))
  })

  test('is undone as a whole', async () => {
    const { text } = await writeText('<p>a</p>', false)
    await press('{End}')
    await new Promise((resolve) => setTimeout(resolve, 600))
    await compose('かん')
    await commit('缶')
    await vi.waitFor(() => expect(text.textContent).toBe('a缶'))
    await press('{Control>}z{/Control}')
    await vi.waitFor(() => expect(text.textContent).toBe('a'))
  })
})

describe('an input method in a field', () => {
  test('composes in a field whose caller is slow to answer', async () => {
    function Host() {
      const [value, setValue] = useState('')
      return <TextField label="Name" value={value} onChange={setValue} />
    }
    render(<Host />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await userEvent.click(field)
    await compose('k')
    await compose('か')
    await commit('蚊')
    await vi.waitFor(() => expect(field.value).toBe('蚊'))
  })

  test('composes in a code editor', async () => {
    const onChange = vi.fn<(code: string) => void>()
    render(<CodeEditor label="Code" defaultValue="" onChange={onChange} />)
    await userEvent.click(await screen.findByRole('textbox', { name: 'Code' }))
    await compose('か')
    await commit('蚊')
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe('蚊'))
  })

  test.each([
    ['a tag', <TagManager key="a" {...tagging} />],
    [
      'a font to look for',
      <FontPicker key="b" fonts={[{ family: 'Inter', category: 'serif' }]} onSelect={() => undefined} />,
    ],
    ['an address', <LinkEditor key="c" onSave={() => undefined} />],
  ] as readonly (readonly [string, ReactNode])[])(
    'composes %s, and keeps its keys to itself',
    async (_, part) => {
      const { container } = render(part)
      const field = container.querySelector('input')!
      await userEvent.click(field)
      await compose('か')
      for (const key of ['Enter', 'Escape', 'ArrowDown']) {
        const event = new KeyboardEvent('keydown', {
          key,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        })
        field.dispatchEvent(event)
        expect(event.defaultPrevented, key).toBe(false)
      }
      await commit('蚊')
      await vi.waitFor(() => expect(field.value).toBe('蚊'))
    },
  )
})

describe('a drag', () => {
  function area() {
    const onChange = vi.fn<NonNullable<ColorPickerProps['onChange']>>()
    render(<ColorPicker label="Colour" defaultValue="#336699" onChange={onChange} />)
    const element = document.querySelector<HTMLElement>('[data-editor=color-area]')!
    return { onChange, element }
  }
  const at = (element: Element, type: string, x: number, y: number, buttons: number): void => {
    const { left, top, width, height } = element.getBoundingClientRect()
    fireEvent(
      element,
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: left + x * width,
        clientY: top + y * height,
        buttons,
      }),
    )
  }

  test('out of an area and of the window goes on at its edge', () => {
    const { element, onChange } = area()
    element.setPointerCapture = () => undefined
    element.hasPointerCapture = () => true
    at(element, 'pointerdown', 0.5, 0.5, 1)
    at(element, 'pointermove', 40, -40, 1)
    const atEdge = onChange.mock.lastCall?.[0]
    at(element, 'pointermove', 400, -400, 1)
    expect(onChange.mock.lastCall?.[0]).toEqual(atEdge)
  })

  test('that ended outside of the window does not go on when the pointer is back', () => {
    const { element, onChange } = area()
    element.setPointerCapture = () => undefined
    element.hasPointerCapture = () => true
    at(element, 'pointerdown', 0.5, 0.5, 1)
    const { length } = onChange.mock.calls
    at(element, 'pointermove', 0.2, 0.2, 0)
    expect(onChange.mock.calls).toHaveLength(length)
  })

  test('with another button chooses no colour', () => {
    const { element, onChange } = area()
    at(element, 'pointermove', 0.2, 0.2, 2)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('of cells that ended out of the window selects no more when the pointer is back', async () => {
    const series = ['A', 'B', 'C']
    render(<DatasetEditor defaultValue={{ series, rows: [{ label: 'May', values: ['1', '2', '3'] }] }} />)
    const [one, two, three] = screen.getAllByRole('gridcell')
    const frame = window.frameElement!.getBoundingClientRect()
    const zoom = frame.width / window.innerWidth
    const send = (element: Element, type: string): Promise<unknown> => {
      const { left, top } = element.getBoundingClientRect()
      const [x, y] = [frame.left + (left + 9) * zoom, frame.top + (top + 9) * zoom]
      const button = { button: 'left', buttons: 1, clickCount: 1 }
      return session().send('Input.dispatchMouseEvent', { type, x, y, ...button })
    }
    onTestFinished(async () => {
      await send(document.body, 'mouseReleased')
    })
    await send(one!, 'mousePressed')
    await send(two!, 'mouseMoved')
    await vi.waitFor(() => expect(two!.ariaSelected).toBe('true'))
    fireEvent(three!, new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', buttons: 0 }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(three!.ariaSelected).not.toBe('true')
  })

  test.each([
    'leaves',
    'leaves after a part of the place was removed under it',
    'is dropped',
    'is called off and comes again',
  ])('of files that %s has no mark on the place for them', async (how) => {
    const { container } = render(<FileManager {...createFileServer({ files: [] }).transport} />)
    const zone = await vi.waitFor(() => container.querySelector<HTMLElement>('[data-editor=file-drop]')!)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a'], 'a.png', { type: 'image/png' }))
    const send = (type: string): boolean =>
      fireEvent(zone, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    const mark = () => container.querySelector('[data-state=over]')
    send('dragenter')
    // What is removed gets the event of its end, and nothing around it hears that.
    if (how.startsWith('leaves after')) send('dragenter')
    send('dragover')
    await vi.waitFor(() => expect(mark()).not.toBeNull())
    send(how === 'is dropped' ? 'drop' : 'dragleave')
    await vi.waitFor(() => expect(mark()).toBeNull())
    if (how === 'is dropped') return
    send('dragenter')
    await vi.waitFor(() => expect(mark()).not.toBeNull())
    send('dragleave')
    await vi.waitFor(() => expect(mark()).toBeNull())
  })
})

describe('Escape, in a dialog', () => {
  /** A part in a dialog of the page. Returns the times that the dialog was closed. */
  function open(part: ReactNode) {
    const onClose = vi.fn()
    render(
      <dialog aria-label="Page" onClose={onClose} style={{ inlineSize: 600 }}>
        {part}
      </dialog>,
    )
    const dialog = document.querySelector<HTMLDialogElement>('dialog[aria-label=Page]')!
    dialog.showModal()
    onTestFinished(() => dialog.close())
    return { dialog, onClose }
  }

  test('ends the typing of a cell, then closes', async () => {
    const { dialog } = open(
      <DatasetEditor defaultValue={{ series: ['A'], rows: [{ label: 'May', values: ['1'] }] }} />,
    )
    await userEvent.click(screen.getByRole('gridcell'))
    await press('4')
    await press('{Escape}')
    expect([dialog.open, screen.getByRole('gridcell').textContent]).toEqual([true, '1'])
    await press('{Escape}')
    await vi.waitFor(() => expect(dialog.open).toBe(false))
  })

  test('ends the renaming of a file, then closes', async () => {
    const files = [{ id: 'a', name: 'a.png' }]
    const { dialog } = open(<FileManager {...createFileServer({ files }).transport} />)
    await userEvent.click(await screen.findByRole('option', { name: 'a.png' }))
    await press('{F2}')
    await vi.waitFor(() => expect(document.activeElement?.localName).toBe('input'))
    await press('x{Escape}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(dialog.open).toBe(true)
    await press('{Escape}')
    await vi.waitFor(() => expect(dialog.open).toBe(false))
  })

  test('cancels a question over it, then a second, then closes', async () => {
    const { dialog } = open(<button>In it</button>)
    const answers: boolean[] = []
    void confirm({ title: 'One?' }).then((answer) => answers.push(answer))
    void confirm({ title: 'Two?' }).then((answer) => answers.push(answer))
    await vi.waitFor(() => expect(document.querySelectorAll('dialog[open]').length).toBeGreaterThan(1))
    await press('{Escape}')
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    expect(dialog.open).toBe(true)
    await vi.waitFor(() => expect(document.querySelectorAll('dialog[open]').length).toBe(2))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await press('{Escape}')
    await vi.waitFor(() => expect(answers).toEqual([false, false]))
    expect(dialog.open).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    await press('{Escape}')
    await vi.waitFor(() => expect(dialog.open).toBe(false))
  })

  test.each([
    ['a menu of a toolbar', /Paragraph style/, 'menu'],
    ['a panel of a toolbar', /^Link/, 'dialog'],
    ['the colours of a toolbar', /^Text colou?r/, 'dialog'],
  ])('closes %s, then the dialog', async (_, name, role) => {
    const { dialog } = open(
      <RichTextEditor label="Text" defaultValue="<p>abc</p>" engine={() => createProseMirror} />,
    )
    await userEvent.click(await screen.findByRole('textbox', { name: 'Text' }))
    await press('{Control>}a{/Control}')
    await userEvent.click(screen.getByRole('button', { name }))
    const inner = () =>
      [...dialog.querySelectorAll(`[role=${role}]`)].filter((each) => each.checkVisibility())
    await vi.waitFor(() => expect(inner()).toHaveLength(1))
    await press('{Escape}')
    await vi.waitFor(() => expect(inner()).toHaveLength(0))
    expect(dialog.open).toBe(true)
    await press('{Escape}')
    await vi.waitFor(() => expect(dialog.open).toBe(false))
  })
})

describe('from right to left', () => {
  const show = (part: ReactNode) => render(<div dir="rtl">{part}</div>)

  test('the left arrow leads to the next tab', async () => {
    const onSelect = vi.fn()
    show(
      <Tabs
        tabs={['One', 'Two', 'Three'].map((label) => ({ id: label, label }))}
        selected="One"
        onSelect={onSelect}
      />,
    )
    screen.getByRole('tab', { name: 'One' }).focus()
    await press('{ArrowLeft}')
    expect(focusedLabel()).toBe('Two')
    await press('{ArrowRight}{ArrowRight}')
    expect(focusedLabel()).toBe('Three')
  })

  test('the left arrow makes a slider of a colour grow', async () => {
    const onChange = vi.fn()
    show(<ColorPicker label="Colour" defaultValue="#336699" onChange={onChange} />)
    const [slider] = screen.getAllByRole<HTMLInputElement>('slider')
    const before = Number(slider!.value)
    slider!.focus()
    await press('{ArrowLeft}')
    expect(Number(slider!.value)).toBe(before + 1)
    await press('{ArrowRight}{ArrowRight}')
    expect(Number(slider!.value)).toBe(before - 1)
  })

  test('the left arrow leads to the next cell of a grid, and Home to the first', async () => {
    show(
      <DatasetEditor
        defaultValue={{ series: ['A', 'B', 'C'], rows: [{ label: 'May', values: ['1', '2', '3'] }] }}
      />,
    )
    await userEvent.click(screen.getAllByRole('gridcell')[0]!)
    await press('{ArrowLeft}')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('2'))
    await press('{ArrowRight}')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('1'))
  })

  test('a selection of cells grows with Shift and the left arrow', async () => {
    show(
      <DatasetEditor defaultValue={{ series: ['A', 'B'], rows: [{ label: 'May', values: ['1', '2'] }] }} />,
    )
    const [one, two] = screen.getAllByRole('gridcell')
    await userEvent.click(one!)
    await press('{Shift>}{ArrowLeft}{/Shift}')
    await vi.waitFor(() => expect(two!.getAttribute('aria-selected')).toBe('true'))
  })

  test.each([
    ['a slide', <SlidePicker key="a" />],
    ['a slice', <SlicePicker key="b" />],
    ['a position', <PopupPositionPicker key="c" />],
  ] as readonly (readonly [string, ReactNode])[])(
    'the arrow that points to the next choice of %s leads there',
    async (_, part) => {
      show(part)
      const radios = screen.getAllByRole<HTMLInputElement>('radio')
      await userEvent.click(radios[0]!.closest('label') ?? radios[0]!)
      radios[0]!.focus()
      const from = radios[0]!.closest('label')!.getBoundingClientRect()
      const to = radios[1]!.closest('label')!.getBoundingClientRect()
      const key =
        Math.abs(to.top - from.top) > 5 ? 'ArrowDown' : to.left < from.left ? 'ArrowLeft' : 'ArrowRight'
      await press(`{${key}}`)
      await vi.waitFor(() => expect(radios.findIndex(({ checked }) => checked)).toBe(1))
    },
  )

  test('numbers of a table that stand at the end stand at the left', () => {
    const columns = [
      { id: 'a', header: 'Name', value: ({ id }: { id: number }) => `n${id}` },
      { id: 'id', header: 'Order', value: ({ id }: { id: number }) => id, align: 'end' as const },
    ]
    show(<DataTable caption="Orders" columns={columns} rows={[{ id: 7 }]} rowKey={({ id }) => id} />)
    const cell = screen.getByRole('cell', { name: '7' })
    expect(['end', 'left']).toContain(getComputedStyle(cell).textAlign)
  })
})

describe('in forced colours', () => {
  const force = (value: string): Promise<unknown> =>
    session().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

  test.each([
    [
      'a tab',
      <Tabs
        key="a"
        tabs={['One', 'Two'].map((label) => ({ id: label, label }))}
        selected="One"
        onSelect={() => undefined}
      />,
      '[role=tab]',
    ],
    ['a field', <TextField key="b" label="Name" value="" onChange={() => undefined} />, 'input'],
    ['a slider', <ColorPicker key="c" label="Colour" defaultValue="#336699" />, '[type=range]'],
    [
      'a swatch',
      <ColorPicker key="d" label="Colour" defaultValue="#336699" swatches={['#ff0000']} />,
      'button[aria-pressed]',
    ],
    [
      'a cell',
      <DatasetEditor key="e" defaultValue={{ series: ['A'], rows: [{ label: 'May', values: ['1'] }] }} />,
      '[role=gridcell]',
    ],
    ['a position', <PopupPositionPicker key="f" value="CENTER" />, '[type=radio]:checked'],
    ['a slide', <SlidePicker key="g" />, '[type=radio]'],
    [
      'a sort button',
      <DataTable
        key="h"
        caption="Orders"
        columns={[{ id: 'id', header: 'Order', value: ({ id }: { id: number }) => id }]}
        rows={[{ id: 7 }]}
        rowKey={({ id }) => id}
      />,
      'th button',
    ],
    [
      'a font',
      <FontPicker
        key="i"
        fonts={[{ family: 'Inter', category: 'serif' }]}
        value="Inter"
        onSelect={() => undefined}
      />,
      '[role=listbox], [role=combobox], input',
    ],
    ['the removal of a tag', <TagManager key="j" {...tagging} />, 'li button'],
    ['an address', <LinkEditor key="k" onSave={() => undefined} />, 'input'],
  ] as readonly (readonly [string, ReactNode, string])[])(
    'the focus is seen on %s',
    async (_, part, selector) => {
      await force('active')
      onTestFinished(() => force('none') as Promise<void>)
      const { container } = render(
        <>
          <button>Before</button>
          {part}
        </>,
      )
      const element = await vi.waitFor(
        () => container.querySelector<HTMLElement>(selector) ?? expect.fail(selector),
      )
      const around = [element, element.closest('label'), element.parentElement].filter(
        (each) => each !== null,
      )
      const look = () =>
        around
          .map((each) => {
            const { outline, border } = getComputedStyle(each)
            return `${outline} ${border}`
          })
          .join('|')
      const before = look()
      screen.getByRole('button', { name: 'Before' }).focus()
      await press('{Shift}')
      element.focus()
      expect(document.activeElement).toBe(element)
      expect(look()).not.toBe(before)
      const outlined = around.some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
      })
      expect(outlined).toBe(true)
    },
  )
})
