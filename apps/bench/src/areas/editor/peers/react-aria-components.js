import { createElement as h } from 'react'
import {
  Autocomplete,
  Button,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  ComboBox,
  Dialog,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  Radio,
  RadioGroup,
  SearchField,
  SliderTrack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tag,
  TagGroup,
  TagList,
  ToggleButton,
  Toolbar,
} from 'react-aria-components'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { marks, opened, styles, swatches, tabNames } from '../panel.ts'
import { host } from '../rich-text.ts'

function show(panel) {
  const root = createRoot(host())
  flushSync(() => root.render(panel))
  return () => flushSync(() => root.unmount())
}

const slider = (channel) =>
  h(
    ColorSlider,
    { key: channel, channel, colorSpace: 'hsl' },
    h(Label, null, channel),
    h(SliderTrack, null, h(ColorThumb)),
  )

const picker = (count) =>
  h(
    ColorPicker,
    { defaultValue: '#2f6fb4' },
    h(ColorArea, { colorSpace: 'hsl', xChannel: 'saturation', yChannel: 'lightness' }, h(ColorThumb)),
    ['hue', 'saturation', 'lightness', 'alpha'].map(slider),
    h(ColorField, { 'aria-label': 'Hex' }, h(Input)),
    h(
      ColorSwatchPicker,
      null,
      swatches(count).map((color) => h(ColorSwatchPickerItem, { key: color, color }, h(ColorSwatch))),
    ),
  )

export const colorPicker = (count) => () => opened(() => show(picker(count)), 'input[type=range]')

const options = (count, name) =>
  Array.from({ length: count }, (_, index) =>
    h(ListBoxItem, { key: index, id: `${index}`, textValue: `${name} ${index}` }, `${name} ${index}`),
  )

const fonts = (count) =>
  h(
    Autocomplete,
    null,
    h(SearchField, { 'aria-label': 'Search fonts' }, h(Input)),
    h(ListBox, { 'aria-label': 'Fonts', selectionMode: 'single' }, options(count, 'Font')),
  )

export const fontPicker = (count) => () => opened(() => show(fonts(count)), '[role=option]')

const place = () =>
  h(
    ComboBox,
    null,
    h(Label, null, 'Search for a place'),
    h(Input),
    h(Popover, null, h(ListBox, null, options(1, 'Place'))),
  )

export const places = () => () => opened(() => show(place()), '[role=combobox]')

const bar = (isOpen) =>
  h(
    Toolbar,
    { 'aria-label': 'Format' },
    h(
      MenuTrigger,
      { defaultOpen: isOpen },
      h(Button, null, 'Paragraph'),
      h(
        Popover,
        null,
        h(
          Menu,
          { selectionMode: 'single', defaultSelectedKeys: ['Paragraph'] },
          styles.map((name) => h(MenuItem, { key: name, id: name }, name)),
        ),
      ),
    ),
    marks.map((name) => h(ToggleButton, { key: name }, name)),
  )

export const toolbar = () => () => opened(() => show(bar(false)), '[role=toolbar] button')

export const styleMenu = () => () => opened(() => show(bar(true)), '[role=menuitemradio]')

const tags = (count) =>
  h(
    TagGroup,
    { selectionMode: 'multiple', onRemove: () => undefined },
    h(Label, null, 'Tags'),
    h(
      TagList,
      null,
      Array.from({ length: count }, (_, index) =>
        h(
          Tag,
          { key: index, id: `${index}`, textValue: `Tag ${index}` },
          `Tag ${index}`,
          h(Button, { slot: 'remove' }, 'Remove'),
        ),
      ),
    ),
  )

export const tagManager = (count) => () => opened(() => show(tags(count)), '[role=row]')

const slices = (count) =>
  h(
    RadioGroup,
    { 'aria-label': 'Slice', defaultValue: '0' },
    Array.from({ length: count }, (_, index) =>
      h(Radio, { key: index, value: `${index}` }, `Slice ${index}`),
    ),
  )

export const slicePicker = (count) => () => opened(() => show(slices(count)), '[type=radio]')

const settings = () =>
  h(
    Tabs,
    null,
    h(
      TabList,
      { 'aria-label': 'Settings' },
      tabNames.map((name) => h(Tab, { key: name, id: name }, name)),
    ),
    h(TabPanel, { id: 'Style' }, 'Style'),
  )

export const tabs = () => () => opened(() => show(settings()), '[role=tab]')

const question = () =>
  h(
    ModalOverlay,
    { isOpen: true },
    h(
      Modal,
      null,
      h(
        Dialog,
        { role: 'alertdialog' },
        h(Heading, { slot: 'title' }, 'Delete?'),
        h('p', null, 'This cannot be undone.'),
        h(Button, null, 'Cancel'),
        h(Button, null, 'Delete'),
      ),
    ),
  )

export const confirmDialog = () => () => opened(() => show(question()), '[role=alertdialog]')
