import { fieldValue, type Attributes, type InputAttributes, type PartKeyEvent } from '@sitewright/site/part'
import type { fontMessages, MessagesOf } from '../messages.ts'
import { keepEnter } from '../part/form/form.connect.ts'
import { isComposing } from '../part/key.ts'
import { fontStack, type Font, type PreviewState } from './font.ts'

/** Snapshot of a font picker. */
export interface FontPickerView {
  readonly id: string
  readonly fonts: readonly Font[]
  readonly search: string
  /** Index of the font that the arrow keys have reached. */
  readonly active: number
  /** Family of the chosen font. */
  readonly value?: string | undefined
  readonly messages: MessagesOf<typeof fontMessages>
}

/** Reactions of a font picker. */
export interface FontPickerApi {
  readonly find: (search: string) => void
  readonly activate: (index: number) => void
  readonly choose: (font: Font) => void
}

/** Attributes of the elements of a font picker. */
export interface FontPickerAttributes {
  readonly root: Attributes
  readonly search: InputAttributes
  readonly list: Attributes
  readonly option: (font: Font, index: number, preview: PreviewState | undefined) => Attributes
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Connects a font picker after https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: the focus stays in the search. */
export function connectFontPicker(view: FontPickerView, api: FontPickerApi): FontPickerAttributes {
  const { id, fonts, search, active, value, messages } = view
  const optionId = (index: number): string => `${id}-font-${index}`
  const onKeyDown = (event: PartKeyEvent): void => {
    const font = fonts[active]
    if (event.key === 'Enter' && font && !isComposing(event)) {
      event.preventDefault()
      api.choose(font)
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step === undefined || event.altKey || fonts.length === 0) return
    event.preventDefault()
    const next = active < 0 && step < 0 ? fonts.length - 1 : active + step
    api.activate(Math.min(Math.max(next, 0), fonts.length - 1))
  }
  return {
    root: { 'data-editor': 'font-picker', onKeyDown: keepEnter },
    search: {
      'data-editor': 'control',
      type: 'search',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-label': messages['editor.font.search'],
      placeholder: messages['editor.font.search'],
      'aria-autocomplete': 'list',
      'aria-expanded': fonts.length > 0,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': fonts[active] && optionId(active),
      value: search,
      onInput: (event) => api.find(fieldValue(event)),
      onKeyDown,
    },
    list: {
      'data-editor': 'font-list',
      id: `${id}-list`,
      role: 'listbox',
      'aria-label': messages['editor.font.all'],
    },
    option: (font, index, preview) => ({
      'data-editor': 'font-option',
      'data-index': index,
      'data-active': index === active || undefined,
      'data-preview': preview,
      id: optionId(index),
      role: 'option',
      'aria-selected': font.family === value,
      // Of a long list, only the options near the view are there.
      'aria-posinset': index + 1,
      'aria-setsize': fonts.length,
      style: { fontFamily: preview === 'ready' ? fontStack(font) : undefined },
      onClick: () => api.choose(font),
    }),
  }
}
