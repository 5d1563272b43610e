'use client'

import { PopupPosition, SlideType } from '@sitewright/site/enumerations'
import type { ReactNode } from 'react'
import {
  cartPreviews,
  deviceViews,
  pageStatuses,
  sliceTypes,
  type CartPreview,
  type DeviceView,
  type PageStatus,
  type SliceType,
} from '../constants.ts'
import { Field } from '../field/field.react.tsx'
import { fillMessage, optionMessages, pageMessages, sliceMessages } from '../messages.ts'
import { desktopPath, Icon, phonePath, tabletPath } from '../part/icon.react.tsx'
import { useControlled } from '../part/use-controlled.react.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { RadioGroup } from '../radio-group/radio-group.react.tsx'

/** Props of a choice of one value. */
export interface ChoiceProps<Value extends string> {
  /**
   * The chosen value. Without it, the part keeps its own. A stored value that is none of the options is shown as such,
   * with a message, until another one is chosen.
   * @default none
   */
  readonly value?: Value | (string & Record<never, never>) | undefined
  /**
   * The value at first, of a part that keeps its own.
   * @default draft, desktop, hasItems, CENTER, cover-page or heading, as the part says
   */
  readonly defaultValue?: Value | undefined
  /**
   * Is called with the value that is chosen.
   * @default none
   */
  readonly onChange?: ((value: Value) => void) | undefined
}

/** The value of a choice, and the message about one that is no option. */
function useChoice<Value extends string>(
  options: readonly Value[],
  { value, defaultValue, onChange }: ChoiceProps<Value>,
  fallback: Value,
) {
  const messages = useMessages(optionMessages)
  // Stored values that are empty or null are none.
  const stored = value === '' ? undefined : value
  const [current, change] = useControlled<string>(stored, defaultValue ?? fallback, (next) => {
    const option = options.find((each) => each === next)
    if (option) onChange?.(option)
  })
  const isOption = options.some((each) => each === current)
  const problem = isOption ? undefined : fillMessage(messages, 'editor.validation.option', { val: current })
  return { value: current, onChange: change, problem }
}

/** A field to choose the status of a page. */
export function PageStatusField(props: ChoiceProps<PageStatus>): ReactNode {
  const messages = useMessages(pageMessages)
  const { value, onChange, problem } = useChoice(pageStatuses, props, 'draft')
  return (
    <Field label={messages['editor.pageStatus']} problem={problem}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {problem && (
            <option value={value} hidden>
              {value}
            </option>
          )}
          {pageStatuses.map((each) => (
            <option key={each} value={each}>
              {messages[`editor.pageStatus.${each}`]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Shows the status of a page. One that is unknown is shown as such. */
export function PageStatusBadge({
  status,
}: {
  /** A text that is none of the known ones is shown as unknown. */
  readonly status: PageStatus | (string & Record<never, never>)
}): ReactNode {
  const messages = useMessages(pageMessages)
  const known = pageStatuses.find((each) => each === status)
  return (
    <span data-editor="status" data-state={status}>
      {known ? messages[`editor.pageStatus.${known}`] : status}
    </span>
  )
}

const devicePaths = { desktop: desktopPath, phone: phonePath, tablet: tabletPath }

/** A field to choose the size in which a page is shown. */
export function DeviceViewPicker(props: ChoiceProps<DeviceView>): ReactNode {
  const messages = useMessages(pageMessages)
  return (
    <RadioGroup
      {...useChoice(deviceViews, props, 'desktop')}
      label={messages['editor.deviceView']}
      options={deviceViews.map((each) => ({
        value: each,
        label: messages[`editor.deviceView.${each}`],
        picture: <Icon path={devicePaths[each]} />,
      }))}
    />
  )
}

/** A field to choose the state in which the cart is shown. */
export function CartPreviewPicker(props: ChoiceProps<CartPreview>): ReactNode {
  const messages = useMessages(pageMessages)
  return (
    <RadioGroup
      {...useChoice(cartPreviews, props, 'hasItems')}
      label={messages['editor.cart']}
      options={cartPreviews.map((each) => ({ value: each, label: messages[`editor.cart.${each}`] }))}
    />
  )
}

const popupPositions = Object.values(PopupPosition)

/** A field to choose the position of a popup in the window: one of nine. */
export function PopupPositionPicker(props: ChoiceProps<PopupPosition>): ReactNode {
  const messages = useMessages(pageMessages)
  return (
    <RadioGroup
      {...useChoice(popupPositions, props, 'CENTER')}
      kind="grid"
      columns={3}
      label={messages['editor.popupPosition']}
      options={popupPositions.map((each) => ({
        value: each,
        label: messages[`editor.popupPosition.${each}`],
      }))}
    />
  )
}

const slideSketches: Readonly<Record<SlideType, string>> = {
  'cover-page': 'M2 2h60v40H2zM16 16h32M22 24h20M26 32h12',
  'lock-screen': 'M2 2h60v40H2zM25 21h14v11H25zM28 21v-4a4 4 0 0 1 8 0v4',
  'popup-overlay': 'M2 2h60v40H2zM18 12h28v20H18zM23 19h18M23 25h12',
  'sso-screen': 'M2 2h60v40H2zM32 12a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM22 33c1-6 5-8 10-8s9 2 10 8z',
}

const slideTypes = Object.values(SlideType)

/** A field to choose the kind of a slide: a screen before or above the pages of a site. */
export function SlidePicker(props: ChoiceProps<SlideType>): ReactNode {
  const messages = useMessages(pageMessages)
  return (
    <RadioGroup
      {...useChoice(slideTypes, props, 'cover-page')}
      kind="cards"
      label={messages['editor.slide']}
      options={slideTypes.map((each) => ({
        value: each,
        label: messages[`editor.slide.${each}`],
        picture: (
          <svg aria-hidden="true" data-editor="sketch" viewBox="0 0 64 44">
            <path d={slideSketches[each]} />
          </svg>
        ),
      }))}
    />
  )
}

/** A field to choose the kind of a slice of a page. */
export function SlicePicker(props: ChoiceProps<SliceType>): ReactNode {
  const messages = useMessages(sliceMessages)
  return (
    <RadioGroup
      {...useChoice(sliceTypes, props, 'heading')}
      kind="cards"
      label={messages['editor.slice']}
      options={sliceTypes.map((each) => ({ value: each, label: messages[`editor.slice.${each}`] }))}
    />
  )
}
