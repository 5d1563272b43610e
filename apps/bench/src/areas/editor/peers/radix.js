import * as Alert from '@radix-ui/react-alert-dialog'
import * as Menu from '@radix-ui/react-dropdown-menu'
import * as Radio from '@radix-ui/react-radio-group'
import * as Tabs from '@radix-ui/react-tabs'
import * as Toolbar from '@radix-ui/react-toolbar'
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

const bar = (isOpen) =>
  h(
    Toolbar.Root,
    { 'aria-label': 'Format' },
    h(
      Menu.Root,
      { defaultOpen: isOpen },
      h(Toolbar.Button, { asChild: true }, h(Menu.Trigger, null, 'Paragraph')),
      h(
        Menu.Portal,
        null,
        h(
          Menu.Content,
          null,
          h(
            Menu.RadioGroup,
            { value: 'Paragraph' },
            styles.map((name) => h(Menu.RadioItem, { key: name, value: name }, name)),
          ),
        ),
      ),
    ),
    h(
      Toolbar.ToggleGroup,
      { type: 'multiple' },
      marks.map((name) => h(Toolbar.ToggleItem, { key: name, value: name }, name)),
    ),
  )

export const toolbar = () => () => opened(() => show(bar(false)), '[role=toolbar] button')

export const styleMenu = () => () => opened(() => show(bar(true)), '[role=menuitemradio]')

// A radio button outside of a form has no input of its own.
const slices = (count) =>
  h(
    'form',
    null,
    h(
      Radio.Root,
      { 'aria-label': 'Slice', defaultValue: '0' },
      Array.from({ length: count }, (_, index) =>
        h(
          'label',
          { key: index },
          h(Radio.Item, { value: `${index}` }, h(Radio.Indicator)),
          `Slice ${index}`,
        ),
      ),
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
      tabNames.map((name) => h(Tabs.Trigger, { key: name, value: name }, name)),
    ),
    h(Tabs.Content, { value: 'Style' }, 'Style'),
  )

export const tabs = () => () => opened(() => show(settings()), '[role=tab]')

const question = () =>
  h(
    Alert.Root,
    { open: true },
    h(
      Alert.Portal,
      null,
      h(Alert.Overlay),
      h(
        Alert.Content,
        null,
        h(Alert.Title, null, 'Delete?'),
        h(Alert.Description, null, 'This cannot be undone.'),
        h(Alert.Cancel, null, 'Cancel'),
        h(Alert.Action, null, 'Delete'),
      ),
    ),
  )

export const confirmDialog = () => () => opened(() => show(question()), '[role=alertdialog]')
