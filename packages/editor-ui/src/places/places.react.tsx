'use client'

import { useStore } from '@sitewright/machine/react'
import { createFetchState, type FetchStore } from '@sitewright/site/fetch-state'
import type { PlaceDetails, PlacePrediction, PlaceTracking } from '@sitewright/site/places'
import { isRecord } from '@sitewright/site/reader'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Failure } from '../fetch-state/failure.react.tsx'
import { Field } from '../field/field.react.tsx'
import { countMessage, formMessages, sharedMessages } from '../messages.ts'
import { storedText } from '../part/stored.ts'
import { useControlled } from '../part/use-controlled.react.ts'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import { createPlaceSearch, type PlaceSearchState, type SuggestPlaces } from './place-search.browser.ts'
import { connectPlaces } from './places.connect.ts'

const texts = { ...formMessages, ...sharedMessages }

/** Props of `PlacesAutocomplete`. */
export interface PlacesAutocompleteProps {
  /**
   * Text of the field, as the name of a stored place. Without it, the field keeps its own.
   * @default none
   */
  readonly value?: string | undefined
  /**
   * Text of the field at first, of a field that keeps its own.
   * @default none
   */
  readonly defaultValue?: string | undefined
  /**
   * Is called with the text of the field: what is typed, and the description of a place that is chosen.
   * @default none
   */
  readonly onChange?: ((text: string) => void) | undefined
  /** Suggests places for what is typed. */
  readonly suggest: SuggestPlaces
  /** Fetches the address and the coordinates of the chosen place. `tracking` says who asks. */
  readonly details: (placeId: string, tracking: PlaceTracking, signal: AbortSignal) => Promise<PlaceDetails>
  /** Product page and section that request details. */
  readonly tracking: PlaceTracking
  /** Is called with the details of the chosen place. */
  readonly onSelect: (place: PlaceDetails) => void
  /**
   * Name of the field.
   * @default 'Search for a place'
   */
  readonly label?: string | undefined
  /**
   * Receives the errors of failed requests.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/**
 * A field that suggests places, and fetches the details of the chosen one. The last input wins.
 * @throws `TypeError` without a product page or a product section
 *
 * @example
 * ```tsx
 * <PlacesAutocomplete
 *   label="Address"
 *   suggest={suggest} // your calls
 *   details={details}
 *   tracking={{ productPage: 'settings', productSection: 'contact' }}
 *   onSelect={(place) => console.log(place)}
 * />
 * ```
 */
export function PlacesAutocomplete({ label, ...options }: PlacesAutocompleteProps): ReactNode {
  if (!options.tracking.productPage || !options.tracking.productSection) {
    throw new TypeError('Give PlacesAutocomplete a `tracking` with productPage and productSection.')
  }
  const messages = useMessages(texts)
  const id = useId()
  const [text, setText] = useControlled(options.value, options.defaultValue ?? '', options.onChange)
  const [active, setActive] = useState(-1)
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { search, state, detail, choose, forget } = usePlaces(options)
  useEffect(() => {
    const { current } = list
    if (active >= 0) current?.children[active]?.scrollIntoView({ block: 'nearest' })
    else if (current) current.scrollTop = 0
  }, [active])
  const failed = detail?.status === 'failed' ? detail.place : undefined
  const problem = failed
    ? 'editor.error.content'
    : state.status === 'failed'
      ? 'editor.error.results'
      : undefined
  const attributes = connectPlaces(
    {
      id,
      input: storedText(text),
      active,
      isOpen,
      places: state.places,
      isBusy: state.status === 'pending' || detail?.status === 'pending',
    },
    {
      find: (typed) => {
        setText(typed)
        setActive(-1)
        setIsOpen(true)
        forget()
        search.find(typed, options.suggest)
      },
      activate: setActive,
      choose: (place) => {
        setText(place.description)
        setIsOpen(false)
        choose(place)
      },
      open: () => setIsOpen(true),
      close: () => setIsOpen(false),
    },
  )
  return (
    <div {...attributes.root}>
      <Field label={label ?? messages['editor.places.search']}>
        {(control) => <input {...control} {...attributes.input} />}
      </Field>
      <ul ref={list} {...attributes.list} aria-label={label ?? messages['editor.places.search']}>
        {state.places.map((place, index) => (
          <li key={place.placeId} {...attributes.option(place, index)} />
        ))}
      </ul>
      <Found state={state} isOpen={isOpen} />
      <Failure
        text={problem && messages[problem]}
        retry={() => {
          setIsOpen(!failed)
          if (failed) choose(failed)
          else search.retry()
        }}
        refocus={(part) => part.querySelector('input')?.focus()}
      />
    </div>
  )
}

/** How many places were found, for screen readers, or that there are none. */
function Found({ state, isOpen }: { readonly state: PlaceSearchState; readonly isOpen: boolean }): ReactNode {
  const messages = useMessages(formMessages)
  const locale = useLocale()
  const n = state.places.length
  const isEmpty = state.status === 'success' && n === 0
  return (
    <p data-editor={isEmpty ? 'hint' : 'spoken'} role="status">
      {isEmpty && messages['editor.places.none']}
      {isOpen && n > 0 && countMessage(messages, 'editor.places.match', 'editor.places.matches', n, locale)}
    </p>
  )
}

/** The details of a chosen place that are on their way, or that could not be fetched. */
interface DetailRequest {
  readonly place: PlacePrediction
  readonly status: 'pending' | 'failed'
}

function requireDetails(answer: PlaceDetails): PlaceDetails {
  if (!isRecord(answer)) throw new Error('An answer is no place.')
  return answer
}

/** The search for places, and the details of the chosen one. */
function usePlaces({ details, tracking, onSelect, report }: PlacesAutocompleteProps) {
  const latest = useRef({ details, tracking, onSelect })
  useEffect(() => {
    latest.current = { details, tracking, onSelect }
  })
  const [search] = useState(() => createPlaceSearch({ report }))
  useEffect(() => search.start(), [search])
  const [detail, setDetail] = useState<DetailRequest>()
  const current = useRef<FetchStore<PlaceDetails>>(undefined)
  useEffect(() => () => current.current?.stop(), [])

  function choose(place: PlacePrediction): void {
    current.current?.stop()
    search.clear()
    const fetching = (current.current = createFetchState(
      async (signal) =>
        requireDetails(await latest.current.details(place.placeId, latest.current.tracking, signal)),
      { report },
    ))
    fetching.subscribe(() => {
      const { status, value } = fetching.snapshot()
      setDetail(status === 'success' ? undefined : { place, status })
      if (status === 'success') latest.current.onSelect(value)
    })
    void fetching.refetch()
  }

  /** Gives up the place that was chosen before. */
  function forget(): void {
    current.current?.stop()
    setDetail(undefined)
  }

  return { search, state: useStore(search), detail, choose, forget }
}
