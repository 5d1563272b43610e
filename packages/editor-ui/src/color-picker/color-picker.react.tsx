'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { channels, keepHue, type Hsla } from '../color/color.ts'
import { cssColor, noColor, readColor, type ColorFormat } from '../color/color-text.ts'
import { colorMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { ColorField } from './color-field.react.tsx'
import { connectColorPicker } from './color-picker.connect.ts'
import { ColorArea, Eyedropper } from './color-pointer.react.tsx'

/** A preset colour. */
export interface Swatch {
  /** A CSS colour. A swatch with anything else is not drawn. */
  readonly color: string
  /** Name for screen readers. */
  readonly name: string
}

/** Props of `ColorPicker`. */
export interface ColorPickerProps {
  /**
   * The colour: a text in one of the formats, or its values. Without it, the picker keeps its own.
   * @default none
   */
  readonly value?: string | Hsla | undefined
  /**
   * The colour at first, of a picker that keeps its own.
   * @default '#000000'
   */
  readonly defaultValue?: string | Hsla | undefined
  /**
   * Is called at each change. `css` is `#rrggbb`, or `rgb()` for a colour that is not opaque.
   * @default none
   */
  readonly onChange?: ((color: Hsla, css: string) => void) | undefined
  /**
   * Is called when a change is complete: a slider is released, a text is entered.
   * @default none
   */
  readonly onCommit?: ((color: Hsla, css: string) => void) | undefined
  /**
   * Format of the text at first.
   * @default 'hex'
   */
  readonly defaultFormat?: ColorFormat | undefined
  /**
   * Preset colours, with or without names.
   * @default none
   */
  readonly swatches?: readonly (string | Swatch)[] | undefined
  /**
   * Shows the slider for alpha.
   * @default true
   */
  readonly hasAlpha?: boolean | undefined
  /** Name of the picker. */
  readonly label: string
  /**
   * Draws more below, as the contrast of the colour with its background.
   * @default none
   */
  readonly children?: ((color: Hsla) => ReactNode) | undefined
}

/**
 * A colour picker: sliders for hue, saturation, lightness and alpha, a text in three formats, and swatches.
 *
 * @example
 * ```tsx
 * <ColorPicker
 *   label="Background"
 *   defaultValue="#2f6fb4"
 *   swatches={[{ color: '#1f3a5f', name: 'Harbour' }, '#f2b134']}
 *   onChange={(color, css) => document.body.style.setProperty('--background', css)}
 * />
 * ```
 */
export function ColorPicker(props: ColorPickerProps): ReactNode {
  const { swatches, hasAlpha = true, label, children } = props
  const messages = useMessages(colorMessages)
  const { color, unreadable, change, commit } = useColor(props)
  const attributes = connectColorPicker({ color, messages }, { change, commit })
  return (
    <div {...attributes.root} aria-label={label}>
      <ColorArea attributes={attributes.area} color={color} onChange={change} />
      <div data-editor="color-sliders">
        {channels.map(
          (channel) =>
            (hasAlpha || channel !== 'alpha') && (
              <label key={channel} data-editor="color-channel">
                <span>{messages[`editor.colour.${channel}`]}</span>
                <input {...attributes.slider(channel)} />
                <output>{attributes.slider(channel)['aria-valuetext']}</output>
              </label>
            ),
        )}
      </div>
      <div data-editor="color-row">
        <ColorField
          color={color}
          unreadable={unreadable}
          onChange={change}
          defaultFormat={props.defaultFormat}
          messages={messages}
        />
        <Eyedropper
          label={messages['editor.colour.eyedropper']}
          onPick={(hex) => {
            change({ ...keepHue(readColor(hex), color), alpha: color.alpha })
            commit()
          }}
        />
      </div>
      {swatches && swatches.length > 0 && (
        <div {...attributes.swatches}>
          {swatches.map((swatch, index) => {
            const { color: text, name } =
              typeof swatch === 'string' ? { color: swatch, name: swatch } : swatch
            const preset = readColor(text)
            // A text that cannot be read would choose black.
            return preset !== noColor && <button key={index} {...attributes.swatch(preset, name)} />
          })}
        </div>
      )}
      {children?.(color)}
    </div>
  )
}

interface ColorState {
  readonly color: Hsla
  /** The text that was given, if it is no colour. */
  readonly unreadable: string | undefined
  readonly change: (color: Hsla) => void
  readonly commit: () => void
}

/** The colour of a picker. It keeps the hue of its own last colour when a text that is given back has lost it. */
function useColor({
  value,
  defaultValue,
  hasAlpha = true,
  onChange,
  onCommit,
}: ColorPickerProps): ColorState {
  const [kept, setOwn] = useState(value ?? defaultValue)
  const changed = useRef<Hsla>(undefined)
  const latest = useRef<() => void>(undefined)
  const text = value ?? kept
  const own = readColor(kept)
  const given = readColor(text)
  const color = cssColor(given) === cssColor(own) ? own : given
  const commit = (): void => {
    const next = changed.current
    changed.current = undefined
    if (next) onCommit?.(next, cssColor(next))
  }
  useEffect(() => {
    latest.current = commit
  })
  // A picker that is closed while its text has the focus gets no `blur`.
  useEffect(() => () => latest.current?.(), [])
  return {
    color,
    unreadable: given === noColor && typeof text === 'string' && text ? text : undefined,
    change: (chosen) => {
      const next = hasAlpha ? chosen : { ...chosen, alpha: 1 }
      changed.current = next
      setOwn(next)
      onChange?.(next, cssColor(next))
    },
    commit,
  }
}
