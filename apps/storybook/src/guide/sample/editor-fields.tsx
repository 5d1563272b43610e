import { AddressFields } from '@sitewright/editor-ui/address-fields'
import { Button } from '@sitewright/editor-ui/button'
import { ColorPicker } from '@sitewright/editor-ui/color-picker'
import { EmailSettingsFields } from '@sitewright/editor-ui/email-settings'
import { Field } from '@sitewright/editor-ui/field'
import { FontPicker, type Font } from '@sitewright/editor-ui/font-picker'
import { LinkEditor } from '@sitewright/editor-ui/link-editor'
import { PlacesAutocomplete, type PlacesAutocompleteProps } from '@sitewright/editor-ui/places'
import { RadioGroup } from '@sitewright/editor-ui/radio-group'
import { Tabs } from '@sitewright/editor-ui/tabs'
import { VideoField, type VideoFieldProps } from '@sitewright/editor-ui/video-field'
import { useState } from 'react'

// Values of an editor: each sample shows the types of those it needs.
declare const save: () => void
declare const loadPreview: (font: Font, signal: AbortSignal) => Promise<void>
declare const lookUp: VideoFieldProps['resolve']
declare const suggest: PlacesAutocompleteProps['suggest']
declare const details: PlacesAutocompleteProps['details']

// #region editor-ui/Button
export const Save = () => (
  <Button kind="primary" onClick={save}>
    Save
  </Button>
)
// #endregion

// #region editor-ui/Field
export const SiteName = () => (
  <Field label="Name of the site" hint="Shown in search results.">
    {(control) => <input {...control} defaultValue="The Bakery" />}
  </Field>
)
// #endregion

// #region editor-ui/RadioGroup
export function Size() {
  const [size, setSize] = useState<'small' | 'large'>('small')
  return (
    <RadioGroup
      label="Size"
      value={size}
      options={[
        { value: 'small', label: 'Small' },
        { value: 'large', label: 'Large' },
      ]}
      onChange={setSize}
    />
  )
}
// #endregion

// #region editor-ui/Tabs
export function Panels() {
  const [tab, setTab] = useState<'design' | 'data'>('design')
  return (
    <Tabs
      selected={tab}
      tabs={[
        { id: 'design', label: 'Design' },
        { id: 'data', label: 'Data' },
      ]}
      onSelect={setTab}
    >
      {tab === 'design' ? 'Colours and fonts' : 'Rows and columns'}
    </Tabs>
  )
}
// #endregion

// #region editor-ui/ColorPicker
export const TextColour = () => (
  <ColorPicker label="Text colour" defaultValue="#1a1c22" swatches={['#1a1c22', '#b3261e', '#12653d']} />
)
// #endregion

// #region editor-ui/FontPicker
export const HeadingFont = () => (
  <FontPicker
    fonts={[
      { family: 'Inter', category: 'sansSerif' },
      { family: 'Lora', category: 'serif' },
    ]}
    loadPreview={loadPreview}
    onSelect={({ family }) => console.log(family)}
  />
)
// #endregion

// #region editor-ui/LinkEditor
export const LinkOfAButton = () => (
  <LinkEditor
    pages={[{ href: '/about', name: 'About us' }]}
    onSave={({ href, newWindow }) => console.log(href, newWindow)}
    onCancel={() => console.log('cancelled')}
  />
)
// #endregion

// #region editor-ui/VideoField
export const Film = () => <VideoField resolve={lookUp} onResolve={({ title }) => console.log(title)} />
// #endregion

// #region editor-ui/PlacesAutocomplete
export const Venue = () => (
  <PlacesAutocomplete
    label="Venue"
    suggest={suggest}
    details={details}
    tracking={{ productPage: 'events', productSection: 'location' }}
    onSelect={({ placeId }) => console.log(placeId)}
  />
)
// #endregion

// #region editor-ui/AddressFields
export const AddressOfTheShop = () => <AddressFields onChange={({ country }) => console.log(country)} />
// #endregion

// #region editor-ui/EmailSettings
export const EmailOfTheForm = () => (
  <EmailSettingsFields defaultValue={{ to: 'orders@example.com' }} onChange={({ to }) => console.log(to)} />
)
// #endregion
