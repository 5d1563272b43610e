import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColorPicker } from '../../color-picker/color-picker.react.tsx'
import { DatasetEditor } from '../../dataset-editor/dataset-editor.react.tsx'
import { FontPicker } from '../../font-picker/font-picker.react.tsx'
import { MailingListConnector } from '../../mailing-list/mailing-list.react.tsx'
import { PlacesAutocomplete } from '../../places/places.react.tsx'
import { TagManager } from '../../tag-manager/tag-manager.react.tsx'

const never = () => new Promise<never>(() => {})
const tracking = { productPage: 'events', productSection: 'location' } as const

test.each([
  ['a colour picker', 'textbox', <ColorPicker label="Colour" />],
  ['a slider of a colour', 'slider', <ColorPicker label="Colour" />],
  ['a font picker', 'combobox', <FontPicker fonts={[]} onSelect={() => {}} />],
  ['the filter of tags', 'searchbox', <TagManager tagType="tag" tags={[]} {...transport()} />],
  [
    'a search for places',
    'combobox',
    <PlacesAutocomplete suggest={never} details={never} tracking={tracking} onSelect={() => {}} />,
  ],
  ['the kinds of charts', 'radio', <DatasetEditor defaultValue={{ series: ['Tea'], rows: [] }} />],
  [
    'a mailing list',
    'radio',
    <MailingListConnector
      load={() => Promise.resolve([{ id: 'news', name: 'News' }])}
      connect={never}
      disconnect={never}
    />,
  ],
] as const)('the Enter key in %s submits no form around it', async (_, role, part) => {
  render(part)
  const [input] = await screen.findAllByRole(role)
  // False for an event whose default was prevented.
  expect(input && fireEvent.keyDown(input, { key: 'Enter' })).toBe(false)
})

function transport() {
  return { create: never, rename: never, merge: never, remove: never }
}
