import { PopupPosition, SlideType } from '@sitewright/site/enumerations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AddressFields } from '../address-fields/address-fields.react.tsx'
import {
  cartPreviews,
  deviceViews,
  pageStatuses,
  type CartPreview,
  type DeviceView,
  type PageStatus,
} from '../constants.ts'
import { inArabic } from '../arabic/arabic.testing.tsx'
import {
  CartPreviewPicker,
  DeviceViewPicker,
  PageStatusBadge,
  PageStatusField,
  PopupPositionPicker,
  SlicePicker,
  SlidePicker,
} from './page-setting.react.tsx'
import '../styles.css'

interface Args {
  readonly view: DeviceView
  readonly status: PageStatus
  readonly popup: PopupPosition
  readonly slide: SlideType
  readonly cart: CartPreview
}

/** Controls of the value that a choice has at first. Another one begins the choice anew. */
const choice = (part: string, options: readonly string[], fallback: string) => ({
  description: 'The value at first.',
  control: 'select' as const,
  options,
  table: { category: part, defaultValue: { summary: `'${fallback}'` } },
})

const Settings = ({ view, status, popup, slide, cart }: Args) => (
  <div data-editor="panel" style={{ maxInlineSize: '40rem' }}>
    <DeviceViewPicker key={view} defaultValue={view} />
    <PageStatusField key={status} defaultValue={status} />
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {pageStatuses.map((each) => (
        <PageStatusBadge key={each} status={each} />
      ))}
    </div>
    <PopupPositionPicker key={popup} defaultValue={popup} />
    <SlidePicker key={slide} defaultValue={slide} />
    <CartPreviewPicker key={cart} defaultValue={cart} />
    <AddressFields />
  </div>
)

/** Settings of pages, slides and popups. */
const meta = {
  title: 'editor-ui/PageSettings',
  args: { view: 'desktop', status: 'draft', popup: 'CENTER', slide: 'cover-page', cart: 'hasItems' },
  argTypes: {
    view: choice('DeviceViewPicker', deviceViews, 'desktop'),
    status: choice('PageStatusField', pageStatuses, 'draft'),
    popup: choice('PopupPositionPicker', Object.values(PopupPosition), 'CENTER'),
    slide: choice('SlidePicker', Object.values(SlideType), 'cover-page'),
    cart: choice('CartPreviewPicker', cartPreviews, 'hasItems'),
  },
  render: (args) => <Settings {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const AllSettings: Story = {}

export const PopupPositionByKeys: Story = {
  render: () => (
    <div data-editor="panel">
      <PopupPositionPicker />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText('Centre')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(canvas.getByLabelText('Top left')).toBeChecked()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByLabelText('Bottom right')).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByLabelText('Top left')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(canvas.getByLabelText('Centre')).toHaveFocus())
    await expect(canvas.getByLabelText('Centre')).toBeChecked()
  },
}

export const Slices: Story = {
  render: () => (
    <div data-editor="panel" style={{ maxInlineSize: '40rem' }}>
      <SlicePicker />
    </div>
  ),
}

export const RightToLeft: Story = {
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    // A title is as wide as it needs, whatever the width of what it is about.
    const [position, view] = ['موضع النافذة المنبثقة', 'عرض الجهاز'].map((name) => canvas.getByText(name))
    await expect(position?.offsetHeight).toBe(view?.offsetHeight)
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }

/** Stored values that are no options, as after an import. */
export const UnknownValues: Story = {
  render: () => (
    <div data-editor="panel" style={{ maxInlineSize: '40rem' }}>
      <PageStatusField value="archived" />
      <DeviceViewPicker value="television" />
      <PopupPositionPicker value="ABOVE" />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('archived is not one of the expected options')
    await expect(canvas.getByText('ABOVE is not one of the expected options')).toBeVisible()
  },
}
