import {
  fieldValue,
  type Attributes,
  type ButtonAttributes,
  type InputAttributes,
} from '@sitewright/site/part'
import { colorBounds, keepHue, withChannel, type Channel, type Hsla } from '../color/color.ts'
import { cssColor } from '../color/color-text.ts'
import type { colorMessages, MessagesOf } from '../messages.ts'

/** Messages of a colour picker. */
export type ColorTexts = MessagesOf<typeof colorMessages>

/** Snapshot of a colour picker. */
export interface ColorPickerView {
  readonly color: Hsla
  readonly messages: ColorTexts
}

/** Reactions of a colour picker. */
export interface ColorPickerApi {
  readonly change: (color: Hsla) => void
  /** A change is complete, if there is one. */
  readonly commit: () => void
}

/** Attributes of the elements of a colour picker. */
export interface ColorPickerAttributes {
  readonly root: Attributes
  readonly area: Attributes
  readonly slider: (channel: Channel) => InputAttributes
  readonly swatches: Attributes
  readonly swatch: (color: Hsla, name: string) => ButtonAttributes
}

/** How many steps of a slider make the largest value of a colour: degrees, or percent. */
const stepsOf = (channel: Channel): number => (channel === 'hue' ? 1 : 100)

/**
 * Connects a colour picker. The area sets saturation and lightness by pointer and is hidden from screen readers, as the
 * sliders set the same.
 */
export function connectColorPicker(
  { color, messages }: ColorPickerView,
  { change, commit }: ColorPickerApi,
): ColorPickerAttributes {
  const css = cssColor(color)
  return {
    root: {
      'data-editor': 'color-picker',
      role: 'group',
      style: styleOf(color),
      // A swatch changes the colour on its click, which is after the pointer is up.
      onClick: commit,
      onPointerUp: commit,
      // A text is a colour before it is complete.
      onKeyUp: ({ key }) => {
        if (key === 'Enter') commit()
      },
      onBlur: commit,
    },
    area: { 'data-editor': 'color-area', 'aria-hidden': true },
    slider: (channel) => {
      const value = color[channel] * stepsOf(channel)
      const move = (to: number): void => change(withChannel(color, channel, to / stepsOf(channel)))
      const shown = Math.round(value)
      return {
        'data-editor': 'color-slider',
        'data-channel': channel,
        type: 'range',
        max: colorBounds[channel] * stepsOf(channel),
        value: `${shown}`,
        'aria-label': messages[`editor.colour.${channel}`],
        'aria-valuetext': `${shown}${channel === 'hue' ? '°' : '%'}`,
        onInput: (event) => move(Number(fieldValue(event))),
        onKeyUp: commit,
        onKeyDown: (event) => {
          // Enter submits no form around the picker.
          const step = { PageUp: 10, PageDown: -10, Enter: 0 }[event.key]
          if (step === undefined) return
          event.preventDefault()
          if (step) move(value + step)
        },
      }
    },
    swatches: { 'data-editor': 'swatches', role: 'group', 'aria-label': messages['editor.colour.swatches'] },
    swatch: (own, name) => ({
      'data-editor': 'swatch',
      type: 'button',
      'aria-label': name,
      title: name,
      'aria-pressed': cssColor(own) === css,
      style: { '--_color': cssColor(own) },
      onClick: () => change(keepHue(own, color)),
    }),
  }
}

const styleOf = (color: Hsla): Attributes['style'] => ({
  '--_hue': color.hue,
  '--_saturation': `${color.saturation * 100}%`,
  '--_lightness': `${color.lightness * 100}%`,
  '--_color': cssColor(color),
})
