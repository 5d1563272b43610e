import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AddressFields } from './address-fields.react.tsx'
import { Button } from './button/button.react.tsx'
import { pageStatuses } from './constants.ts'
import { TextField } from './field/field.react.tsx'
import {
  CartPreviewPicker,
  DeviceViewPicker,
  PageStatusBadge,
  PageStatusField,
  PopupPositionPicker,
  SlicePicker,
  SlidePicker,
} from './page-setting.react.tsx'
import './styles.css'

const unchanged = (): void => undefined

function Settings() {
  return (
    <div data-editor="panel" style={{ maxInlineSize: '40rem' }}>
      <DeviceViewPicker />
      <PageStatusField />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {pageStatuses.map((status) => (
          <PageStatusBadge key={status} status={status} />
        ))}
      </div>
      <PopupPositionPicker />
      <SlidePicker />
      <CartPreviewPicker />
      <AddressFields />
    </div>
  )
}

/** Settings of pages, slides and popups. */
const meta = { title: 'editor-ui/PageSettings', component: Settings } satisfies Meta<typeof Settings>
export default meta

type Story = StoryObj<typeof meta>

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

export const ButtonsAndFields: Story = {
  render: () => (
    <div data-editor="panel" style={{ maxInlineSize: '28rem' }}>
      <TextField label="Title" value="Harbour Bakery" hint="Shown in search results." onChange={unchanged} />
      <TextField label="Slug" value="a b" problem="a b is not a valid page URL" onChange={unchanged} />
      <div data-editor="actions">
        <Button kind="plain">Plain</Button>
        <Button>Quiet</Button>
        <Button kind="danger">Delete</Button>
        <Button kind="primary">Save</Button>
      </div>
      <div data-editor="actions">
        <Button kind="plain" disabled>
          Plain
        </Button>
        <Button disabled>Disabled</Button>
        <Button kind="primary" isBusy>
          Saving…
        </Button>
      </div>
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InTheDark: Story = { globals: { theme: 'dark' } }

export const ForcedColours: Story = { globals: { theme: 'forced' } }

export const ButtonsInTheDark: Story = { ...ButtonsAndFields, globals: { theme: 'dark' } }

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
