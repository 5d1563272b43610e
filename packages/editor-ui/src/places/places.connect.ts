import { fieldValue, type Attributes, type InputAttributes, type PartKeyEvent } from '@sitewright/site/part'
import type { PlacePrediction } from '@sitewright/site/places'
import { keepEnter } from '../part/form/form.connect.ts'
import { isComposing } from '../part/key.ts'

/** Snapshot of the autocomplete of places. */
export interface PlacesView {
  readonly id: string
  readonly input: string
  readonly places: readonly PlacePrediction[]
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** Index of the place that the arrow keys have reached. */
  readonly active: number
}

/** Reactions of the autocomplete of places. */
export interface PlacesApi {
  readonly find: (input: string) => void
  readonly activate: (index: number) => void
  readonly choose: (place: PlacePrediction) => void
  readonly open: () => void
  readonly close: () => void
}

/** Attributes of the elements of the autocomplete of places. */
export interface PlacesAttributes {
  readonly root: Attributes
  readonly input: InputAttributes
  readonly list: Attributes
  readonly option: (place: PlacePrediction, index: number) => Attributes
}

/** Connects the autocomplete of places after https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function connectPlaces(view: PlacesView, api: PlacesApi): PlacesAttributes {
  const { id, input, places, isOpen, isBusy, active } = view
  const optionId = (index: number): string => `${id}-place-${index}`
  const place = isOpen ? places[active] : undefined
  const onKeyDown = (event: PartKeyEvent): void => {
    if (places.length === 0 || isComposing(event)) return
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      api.open()
    } else if (event.key === 'Escape') {
      // A dialog around the field stays open.
      event.preventDefault()
      event.stopPropagation()
      api.close()
    } else if (event.key === 'Enter' && place) {
      event.preventDefault()
      api.choose(place)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      api.activate(
        active < 0 && step < 0 ? places.length - 1 : (active + step + places.length) % places.length,
      )
    }
  }
  return {
    root: { 'data-editor': 'places', onKeyDown: keepEnter },
    input: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && places.length > 0,
      'aria-controls': `${id}-places`,
      'aria-activedescendant': place && optionId(active),
      'aria-busy': isBusy,
      value: input,
      onInput: (event) => api.find(fieldValue(event)),
      onKeyDown,
      onBlur: api.close,
    },
    list: {
      'data-editor': 'place-list',
      id: `${id}-places`,
      role: 'listbox',
      hidden: !isOpen || places.length === 0,
    },
    option: (own, index) => ({
      'data-editor': 'place',
      'data-active': index === active || undefined,
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      children: own.description,
      // The field keeps the focus, and so the list stays until the click.
      onPointerDown: (event) => event.preventDefault(),
      onClick: () => api.choose(own),
    }),
  }
}
