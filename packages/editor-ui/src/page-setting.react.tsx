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
} from './constants.ts'
import { Field } from './field/field.react.tsx'
import { pageMessages, sliceMessages } from './messages.ts'
import { desktopPath, Icon, phonePath, tabletPath } from './part/icon.react.tsx'
import { useControlled } from './part/use-controlled.react.ts'
import { useMessages } from './provider/provider.react.tsx'
import { RadioGroup } from './radio-group/radio-group.react.tsx'

/** Props of a choice of one value. */
export interface ChoiceProps<Value extends string> {
  /** The chosen value. Without it, the part keeps its own. */
  readonly value?: Value | undefined
  readonly defaultValue?: Value | undefined
  readonly onChange?: ((value: Value) => void) | undefined
}

/** The status of a page, to choose. */
export function PageStatusField({
  value,
  defaultValue = 'draft',
  onChange,
}: ChoiceProps<PageStatus>): ReactNode {
  const messages = useMessages(pageMessages)
  const [status, change] = useControlled(value, defaultValue, onChange)
  return (
    <Field label={messages['editor.pageStatus']}>
      {(attributes) => (
        <select
          {...attributes}
          value={status}
          onChange={({ currentTarget }) => change(pageStatuses[currentTarget.selectedIndex] ?? status)}
        >
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

/** The status of a page, to read. */
export function PageStatusBadge({ status }: { readonly status: PageStatus }): ReactNode {
  const messages = useMessages(pageMessages)
  return (
    <span data-editor="status" data-state={status}>
      {messages[`editor.pageStatus.${status}`]}
    </span>
  )
}

const devicePaths = { desktop: desktopPath, phone: phonePath, tablet: tabletPath }

/** The size in which a page is shown. */
export function DeviceViewPicker({
  value,
  defaultValue = 'desktop',
  onChange,
}: ChoiceProps<DeviceView>): ReactNode {
  const messages = useMessages(pageMessages)
  const [view, change] = useControlled(value, defaultValue, onChange)
  return (
    <RadioGroup
      label={messages['editor.deviceView']}
      value={view}
      onChange={change}
      options={deviceViews.map((each) => ({
        value: each,
        label: messages[`editor.deviceView.${each}`],
        picture: <Icon path={devicePaths[each]} />,
      }))}
    />
  )
}

/** The state in which the cart is shown. */
export function CartPreviewPicker({
  value,
  defaultValue = 'hasItems',
  onChange,
}: ChoiceProps<CartPreview>): ReactNode {
  const messages = useMessages(pageMessages)
  const [preview, change] = useControlled(value, defaultValue, onChange)
  return (
    <RadioGroup
      label={messages['editor.cart']}
      value={preview}
      onChange={change}
      options={cartPreviews.map((each) => ({ value: each, label: messages[`editor.cart.${each}`] }))}
    />
  )
}

/** The position of a popup in the window: one of nine. */
export function PopupPositionPicker({
  value,
  defaultValue = 'CENTER',
  onChange,
}: ChoiceProps<PopupPosition>): ReactNode {
  const messages = useMessages(pageMessages)
  const [position, change] = useControlled(value, defaultValue, onChange)
  return (
    <RadioGroup
      kind="grid"
      columns={3}
      label={messages['editor.popupPosition']}
      value={position}
      onChange={change}
      options={Object.values(PopupPosition).map((each) => ({
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

/** The kind of a slide: a screen before or above the pages of a site. */
export function SlidePicker({
  value,
  defaultValue = 'cover-page',
  onChange,
}: ChoiceProps<SlideType>): ReactNode {
  const messages = useMessages(pageMessages)
  const [slide, change] = useControlled(value, defaultValue, onChange)
  return (
    <RadioGroup
      kind="cards"
      label={messages['editor.slide']}
      value={slide}
      onChange={change}
      options={Object.values(SlideType).map((each) => ({
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

/** The kind of a slice of a page. */
export function SlicePicker({
  value,
  defaultValue = 'heading',
  onChange,
}: ChoiceProps<SliceType>): ReactNode {
  const messages = useMessages(sliceMessages)
  const [slice, change] = useControlled(value, defaultValue, onChange)
  return (
    <RadioGroup
      kind="cards"
      label={messages['editor.slice']}
      value={slice}
      onChange={change}
      options={sliceTypes.map((each) => ({ value: each, label: messages[`editor.slice.${each}`] }))}
    />
  )
}
