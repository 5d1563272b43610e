import { createElement as h } from 'react'
import {
  Button,
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Dialog,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  SliderTrack,
} from 'react-aria-components'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { opened, swatches } from '../panel.ts'
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

const picker = () =>
  h(
    ColorPicker,
    { defaultValue: '#2f6fb4' },
    h(ColorArea, { colorSpace: 'hsl', xChannel: 'saturation', yChannel: 'lightness' }, h(ColorThumb)),
    ['hue', 'saturation', 'lightness', 'alpha'].map(slider),
    h(ColorField, { 'aria-label': 'Hex' }, h(Input)),
    h(
      ColorSwatchPicker,
      null,
      swatches.map((color) => h(ColorSwatchPickerItem, { key: color, color }, h(ColorSwatch))),
    ),
  )

export const colorPicker = () => () => opened(() => show(picker()), 'input[type=range]')

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
