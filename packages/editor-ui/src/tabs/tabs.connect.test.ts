import { expect, test, vi } from 'vitest'
import { event, press } from '../part/press.test-support.ts'
import { connectTabs } from './tabs.connect.ts'

function connect(selected: string, isRtl = false) {
  const select = vi.fn()
  const focus = vi.fn()
  const view = { id: 'link', tabs: ['pages', 'links', 'file'], selected, label: 'Link to' }
  return { select, focus, attributes: connectTabs(view, { select, focus, isRtl: () => isRtl }) }
}

test('the selected tab alone is a stop of the keyboard, and controls the panel that it names', () => {
  const { attributes } = connect('links')
  expect(attributes.root).toEqual({ 'data-editor': 'tabs' })
  expect(attributes.list).toMatchObject({
    'data-editor': 'tab-list',
    role: 'tablist',
    'aria-label': 'Link to',
  })
  expect(attributes.tab('links')).toMatchObject({
    'data-editor': 'tab',
    id: 'link-tab-links',
    type: 'button',
    role: 'tab',
    'aria-selected': true,
    'aria-controls': 'link-panel',
    tabIndex: 0,
  })
  expect(attributes.tab('file')).toMatchObject({
    'aria-selected': false,
    'aria-controls': undefined,
    tabIndex: -1,
  })
  expect(attributes.panel).toEqual({
    'data-editor': 'tab-panel',
    id: 'link-panel',
    role: 'tabpanel',
    'aria-labelledby': 'link-tab-links',
  })
})

test.each([
  ['links', 'ArrowRight', false, 'file', 2],
  ['links', 'ArrowLeft', false, 'pages', 0],
  ['links', 'ArrowRight', true, 'pages', 0],
  ['file', 'ArrowRight', false, 'pages', 0],
  ['pages', 'End', false, 'file', 2],
])('from %s, the key %s (right to left: %s) selects and focuses %s', (selected, key, isRtl, tab, index) => {
  const { attributes, select, focus } = connect(selected, isRtl)
  expect(press(attributes.list, key).isTaken).toBe(true)
  expect(select.mock.calls).toEqual([[tab]])
  expect(focus.mock.calls).toEqual([['element', index]])
})

test('other keys are left to the browser, and a press selects', () => {
  const { attributes, select } = connect('links')
  expect(press(attributes.list, 'ArrowDown').isTaken).toBe(false)
  expect(select).not.toHaveBeenCalled()
  attributes.tab('file').onClick?.(event())
  expect(select.mock.calls).toEqual([['file']])
})

test('the first tab is a stop of the keyboard when none is selected', () => {
  const { attributes } = connect('gone')
  expect(['pages', 'links', 'file'].map((tab) => attributes.tab(tab).tabIndex)).toEqual([0, -1, -1])
})
