import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Combobox } from '@base-ui/react/combobox'
import { Menu } from '@base-ui/react/menu'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Tabs } from '@base-ui/react/tabs'
import { Toggle } from '@base-ui/react/toggle'
import { Toolbar } from '@base-ui/react/toolbar'
import { createElement as h } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { marks, opened, styles, tabNames } from '../panel.ts'
import { host } from '../rich-text.ts'

function show(panel) {
  const root = createRoot(host())
  flushSync(() => root.render(panel))
  return () => flushSync(() => root.unmount())
}

const place = () =>
  h(
    Combobox.Root,
    { items: ['Place'] },
    h(Combobox.Input, { 'aria-label': 'Search for a place' }),
    h(
      Combobox.Portal,
      null,
      h(
        Combobox.Positioner,
        null,
        h(
          Combobox.Popup,
          null,
          h(Combobox.List, null, (name) => h(Combobox.Item, { key: name, value: name }, name)),
        ),
      ),
    ),
  )

export const places = () => () => opened(() => show(place()), '[role=combobox]')

const bar = (isOpen) =>
  h(
    Toolbar.Root,
    { 'aria-label': 'Format' },
    h(
      Menu.Root,
      { defaultOpen: isOpen },
      h(Menu.Trigger, { render: h(Toolbar.Button) }, 'Paragraph'),
      h(
        Menu.Portal,
        null,
        h(
          Menu.Positioner,
          null,
          h(
            Menu.Popup,
            null,
            h(
              Menu.RadioGroup,
              { defaultValue: 'Paragraph' },
              styles.map((name) => h(Menu.RadioItem, { key: name, value: name }, name)),
            ),
          ),
        ),
      ),
    ),
    marks.map((name) => h(Toolbar.Button, { key: name, render: h(Toggle, { value: name }) }, name)),
  )

export const toolbar = () => () => opened(() => show(bar(false)), '[role=toolbar] button')

export const styleMenu = () => () => opened(() => show(bar(true)), '[role=menuitemradio]')

const slices = (count) =>
  h(
    RadioGroup,
    { 'aria-label': 'Slice', defaultValue: '0' },
    Array.from({ length: count }, (_, index) =>
      h('label', { key: index }, h(Radio.Root, { value: `${index}` }, h(Radio.Indicator)), `Slice ${index}`),
    ),
  )

export const slicePicker = (count) => () => opened(() => show(slices(count)), '[type=radio]')

const settings = () =>
  h(
    Tabs.Root,
    { defaultValue: 'Style' },
    h(
      Tabs.List,
      { 'aria-label': 'Settings' },
      tabNames.map((name) => h(Tabs.Tab, { key: name, value: name }, name)),
    ),
    h(Tabs.Panel, { value: 'Style' }, 'Style'),
  )

export const tabs = () => () => opened(() => show(settings()), '[role=tab]')

const question = () =>
  h(
    AlertDialog.Root,
    { open: true },
    h(
      AlertDialog.Portal,
      null,
      h(AlertDialog.Backdrop),
      h(
        AlertDialog.Popup,
        null,
        h(AlertDialog.Title, null, 'Delete?'),
        h(AlertDialog.Description, null, 'This cannot be undone.'),
        h(AlertDialog.Close, null, 'Cancel'),
        h(AlertDialog.Close, null, 'Delete'),
      ),
    ),
  )

export const confirmDialog = () => () => opened(() => show(question()), '[role=alertdialog]')
