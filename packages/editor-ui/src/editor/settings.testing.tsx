'use client'

import { useState, type ReactNode } from 'react'
import { AddressFields } from '../address-fields/address-fields.react.tsx'
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
} from '../page-setting/page-setting.react.tsx'
import { PlacesAutocomplete } from '../places/places.react.tsx'
import { TagManager } from '../tag-manager/tag-manager.react.tsx'
import { Tabs } from '../tabs/tabs.react.tsx'
import { useBakery } from './bakery-context.testing.tsx'
import {
  createPlaces,
  fonts,
  styleGuide,
  swatchesOf,
  tagsOf,
  type Servers,
  type SettingsTab,
} from './bakery.testing.ts'
import type { SiteSettings } from './site-page.testing.tsx'

const ids: readonly SettingsTab[] = ['look', 'page', 'add', 'store', 'forms']

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
  const { editor } = useBakery()
  const setting = { settings, change }
  const tabs = ids.map((id) => ({ id, label: editor.tabs[id] }))
  return (
    <aside data-editor="panel" aria-label={editor.settings}>
      <Tabs tabs={tabs} selected={selected} onSelect={onSelect} label={editor.settings}>
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

function Look({ settings: { color, font }, change }: SettingProps) {
  const bakery = useBakery()
  return (
    <>
      <ColorPicker
        label={bakery.editor.colorOfHeadings}
        value={color}
        onChange={(_, css) => change({ color: css })}
        swatches={swatchesOf(bakery)}
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
}

function Page({ servers, settings, change }: SettingProps & ServerProps) {
  const bakery = useBakery()
  const [tags] = useState(() => tagsOf(bakery))
  return (
    <>
      <PageStatusField value={settings.status} onChange={(status) => change({ status })} />
      <hr />
      <TagManager tagType="tag" tags={tags} {...servers.tags.transport} />
    </>
  )
}

function Add({ settings, change }: SettingProps) {
  const { editor } = useBakery()
  const [slice, setSlice] = useState<SliceType>('gallery')
  return (
    <>
      <SlicePicker value={slice} onChange={setSlice} />
      <div data-editor="actions">
        <Button kind="primary" onClick={() => change({ slices: [...settings.slices, slice] })}>
          {editor.add}
        </Button>
      </div>
      <hr />
      <PopupPositionPicker value={settings.popup} onChange={(popup) => change({ popup })} />
      <SlidePicker value={settings.slide} onChange={(slide) => change({ slide })} />
    </>
  )
}

const tracking = { productPage: 'editor', productSection: 'store' }

function Store({ settings: { cart, address }, change }: SettingProps) {
  const bakery = useBakery()
  const [places] = useState(() => createPlaces(bakery))
  return (
    <>
      <CartPreviewPicker value={cart} onChange={(next) => change({ cart: next })} />
      <hr />
      <PlacesAutocomplete
        label={bakery.editor.findTheShop}
        {...places}
        tracking={tracking}
        onSelect={({ address: { line1 = '', city = '', country = '' } = {} }) =>
          change({ address: { address: line1, cityStateZip: city, country } })
        }
      />
      <AddressFields value={address} onChange={(next) => change({ address: next })} />
    </>
  )
}

const none: readonly [] = []

function Forms({ servers }: ServerProps) {
  const { email } = useBakery()
  return (
    <>
      <EmailSettingsFields defaultValue={email} />
      <hr />
      <MailingListConnector {...servers.lists.transport} />
      <AutomationPanel connections={none} {...servers.automation.transport} />
    </>
  )
}
