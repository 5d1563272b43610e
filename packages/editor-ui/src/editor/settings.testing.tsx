'use client'

import { useState, type ReactNode } from 'react'
import { AddressFields } from '../address-fields.react.tsx'
import { AutomationPanel } from '../automation/automation.react.tsx'
import { Button } from '../button/button.react.tsx'
import { ColorContrast } from '../color-contrast/color-contrast.react.tsx'
import { ColorPicker } from '../color-picker/color-picker.react.tsx'
import type { SliceType } from '../constants.ts'
import { EmailSettingsFields } from '../email-settings/email-settings.react.tsx'
import { FontPicker } from '../font-picker/font-picker.react.tsx'
import { fontStack, type Font } from '../font-picker/font.ts'
import { MailingListConnector } from '../mailing-list/mailing-list.react.tsx'
import {
  CartPreviewPicker,
  PageStatusField,
  PopupPositionPicker,
  SlicePicker,
  SlidePicker,
} from '../page-setting.react.tsx'
import { PlacesAutocomplete } from '../places/places.react.tsx'
import { TagManager } from '../tag-manager/tag-manager.react.tsx'
import { Tabs } from '../tabs/tabs.react.tsx'
import { details, email, fonts, styleGuide, suggest, swatches, tags, type Servers } from './bakery.testing.ts'
import type { SiteSettings } from './site-page.testing.tsx'

const tabs = [
  { id: 'look', label: 'Look' },
  { id: 'page', label: 'Page' },
  { id: 'add', label: 'Add' },
  { id: 'store', label: 'Store' },
  { id: 'forms', label: 'Forms' },
] as const

/** Tab of the settings. */
export type SettingsTab = (typeof tabs)[number]['id']

interface SettingProps {
  readonly settings: SiteSettings
  readonly change: (change: Partial<SiteSettings>) => void
}

interface ServerProps {
  readonly servers: Servers
}

interface SettingsProps extends SettingProps, ServerProps {
  readonly selected: SettingsTab
  readonly onSelect: (tab: SettingsTab) => void
}

/** The settings of the page and its site, in tabs. */
export function Settings({ servers, settings, change, selected, onSelect }: SettingsProps): ReactNode {
  const setting = { settings, change }
  return (
    <aside data-editor="panel" aria-label="Settings">
      <Tabs tabs={tabs} selected={selected} onSelect={onSelect} label="Settings">
        <div className="editor-column">
          {selected === 'look' && <Look {...setting} />}
          {selected === 'page' && <Page {...setting} servers={servers} />}
          {selected === 'add' && <Add {...setting} />}
          {selected === 'store' && <Store {...setting} />}
          {selected === 'forms' && <Forms servers={servers} />}
        </div>
      </Tabs>
    </aside>
  )
}

const loadFaces = (font: Font) => document.fonts.load(`1em ${fontStack(font)}`)

const Look = ({ settings: { color, font }, change }: SettingProps) => (
  <>
    <ColorPicker
      label="Colour of headings"
      value={color}
      onChange={(_, css) => change({ color: css })}
      swatches={swatches}
    >
      {(chosen) => <ColorContrast color={chosen} background="#ffffff" />}
    </ColorPicker>
    <hr />
    <FontPicker
      value={font.family}
      fonts={fonts}
      styleGuide={styleGuide}
      onSelect={(chosen) => change({ font: chosen })}
      loadPreview={loadFaces}
      hasLoadTimeWarning
    />
  </>
)

const Page = ({ servers, settings, change }: SettingProps & ServerProps) => (
  <>
    <PageStatusField value={settings.status} onChange={(status) => change({ status })} />
    <hr />
    <TagManager tagType="tag" tags={tags} {...servers.tags.transport} />
  </>
)

function Add({ settings, change }: SettingProps) {
  const [slice, setSlice] = useState<SliceType>('gallery')
  return (
    <>
      <SlicePicker value={slice} onChange={setSlice} />
      <div data-editor="actions">
        <Button kind="primary" onClick={() => change({ slices: [...settings.slices, slice] })}>
          Add to the page
        </Button>
      </div>
      <hr />
      <PopupPositionPicker value={settings.popup} onChange={(popup) => change({ popup })} />
      <SlidePicker value={settings.slide} onChange={(slide) => change({ slide })} />
    </>
  )
}

const tracking = { productPage: 'editor', productSection: 'store' }

const Store = ({ settings: { cart, address }, change }: SettingProps) => (
  <>
    <CartPreviewPicker value={cart} onChange={(next) => change({ cart: next })} />
    <hr />
    <PlacesAutocomplete
      label="Find the shop"
      suggest={suggest}
      details={details}
      tracking={tracking}
      onSelect={({ address: { line1 = '', city = '', country = '' } = {} }) =>
        change({ address: { address: line1, cityStateZip: city, country } })
      }
    />
    <AddressFields value={address} onChange={(next) => change({ address: next })} />
  </>
)

const none: readonly [] = []

const Forms = ({ servers }: ServerProps) => (
  <>
    <EmailSettingsFields defaultValue={email} />
    <hr />
    <MailingListConnector {...servers.lists.transport} />
    <AutomationPanel connections={none} {...servers.automation.transport} />
  </>
)
