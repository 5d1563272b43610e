import { createStore } from '@sitewright/machine/store'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { ColorPicker } from '../color-picker/color-picker.react.tsx'
import { DataTable } from '../data-table/data-table.react.tsx'
import { PageStatusField, PopupPositionPicker } from '../page-setting/page-setting.react.tsx'
import { emptyState, type RichTextController, type RichTextState } from '../rich-text/rich-text.ts'
import { Toolbar } from '../toolbar/toolbar.react.tsx'
import '../styles.css'

type Direction = 'ltr' | 'rtl'

/** Directions around a part, the outermost first. */
const cases: readonly (readonly [string, readonly Direction[]])[] = [
  ['ltr', ['ltr']],
  ['rtl', ['rtl']],
  ['ltr in rtl', ['rtl', 'ltr']],
  ['rtl in ltr', ['ltr', 'rtl']],
]

/** Renders a part in nested directions, in languages that are written the other way. Returns true from left to right. */
function show(part: ReactElement, around: readonly Direction[]): boolean {
  const nested = around.reduceRight(
    (children, dir) => (
      <div dir={dir} lang={dir === 'rtl' ? 'en' : 'ar'}>
        {children}
      </div>
    ),
    part,
  )
  render(nested)
  return around.at(-1) === 'ltr'
}

const ignore = () => undefined
const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element)
const iconOf = (name: string): Element => screen.getByRole('button', { name }).querySelector('svg')!

function toolbar(): ReactElement {
  const controller: RichTextController = {
    ...createStore<RichTextState>({ ...emptyState, isEditable: true }),
    exec: () => true,
    focus: ignore,
    linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
  }
  const groups = [['undo', 'redo', 'indent', 'outdent', 'bullet', 'bold']] as const
  return <Toolbar controller={controller} groups={groups} panels={{}} />
}

describe.each(cases)('in %s', (_, around) => {
  test('the chevron of a menu stands at its end, where its text leaves room', () => {
    const isLtr = show(<PageStatusField value="draft" />, around)
    const { backgroundPosition, paddingLeft, paddingRight } = style(screen.getByRole('combobox'))
    expect(backgroundPosition).toMatch(
      isLtr ? /^calc\(100% - 18px\) 50%, calc\(100% - 12px\)/ : /^calc\(0% \+ 12px\) 50%, calc\(0% \+ 18px\)/,
    )
    expect(parseFloat(paddingRight) > parseFloat(paddingLeft)).toBe(isLtr)
  })

  test('the places of a popup are those of the window', () => {
    show(<PopupPositionPicker value="CENTER" />, around)
    const box = (name: string): DOMRect => screen.getByRole('radio', { name }).getBoundingClientRect()
    expect(box('Top left').left).toBeLessThan(box('Top right').left)
    expect(box('Top left').top).toBeLessThan(box('Bottom left').top)
    const { parentElement, previousElementSibling } = screen.getAllByRole('radio')[0]!.closest('div')!
    expect([parentElement, previousElementSibling].map((each) => style(each!).direction)).toEqual([
      around.at(-1),
      around.at(-1),
    ])
  })

  test('the arrows of a table point out of the page that is shown', () => {
    const rows = Array.from({ length: 30 }, (_row, id) => ({ id }))
    const columns = [{ id: 'id', header: 'Order', value: ({ id }: { id: number }) => id }]
    const isLtr = show(
      <DataTable caption="Orders" columns={columns} rows={rows} rowKey={({ id }) => id} />,
      around,
    )
    const [previous, next] = ['Previous page', 'Next page'].map((name) => style(iconOf(name)).rotate)
    // The icon points down.
    expect([previous, next]).toEqual(isLtr ? ['90deg', '-90deg'] : ['-90deg', '90deg'])
  })

  test('the icons of a toolbar that follow the direction are mirrored', () => {
    const isLtr = show(toolbar(), around)
    const scales = [...document.querySelectorAll('[data-item]')].map(
      (item) => style(item.querySelector('svg')!).scale,
    )
    expect(scales).toEqual([...Array<string>(5).fill(isLtr ? '1' : '-1 1'), 'none'])
  })

  test('colours of a picker grow towards the end, as its area and its sliders are used', () => {
    const isLtr = show(<ColorPicker label="Colour" defaultValue="#336699" />, around)
    const area = document.querySelector('[data-editor=color-area]')!
    expect(style(area).backgroundImage).toContain(isLtr ? '(90deg, rgb(128' : '(-90deg, rgb(128')
    const tracks = screen.getAllByRole('slider').map((slider) => style(slider).getPropertyValue('--_track'))
    const isDirected = /^linear-gradient\(\s*calc\(90deg \* (-?1)\)/
    const factors = tracks.map((track) => isDirected.exec(track.trim())?.[1])
    expect(factors).toEqual(tracks.map(() => (isLtr ? '1' : '-1')))
    expect(tracks.length).toBeGreaterThan(2)
  })
})

test('a part without a direction around it reads from left to right', () => {
  const { dir } = document.documentElement
  document.documentElement.removeAttribute('dir')
  render(<PageStatusField value="draft" />)
  expect(style(screen.getByRole('combobox')).backgroundPosition).toContain('calc(100% - 18px)')
  document.documentElement.dir = dir
})
