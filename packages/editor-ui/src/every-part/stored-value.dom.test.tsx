import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AddressFields } from '../address-fields/address-fields.react.tsx'
import { AutomationPanel } from '../automation/automation.react.tsx'
import { CodeEditor } from '../code-editor/code-editor.react.tsx'
import { ColorPicker } from '../color-picker/color-picker.react.tsx'
import { DataTable } from '../data-table/data-table.react.tsx'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { EmailSettingsFields } from '../email-settings/email-settings.react.tsx'
import { FontPicker } from '../font-picker/font-picker.react.tsx'
import { LinkEditor } from '../link-editor/link-editor.react.tsx'
import { MailingListConnector } from '../mailing-list/mailing-list.react.tsx'
import {
  CartPreviewPicker,
  DeviceViewPicker,
  PageStatusBadge,
  PageStatusField,
  PopupPositionPicker,
  SlicePicker,
  SlidePicker,
} from '../page-setting/page-setting.react.tsx'
import { PlacesAutocomplete } from '../places/places.react.tsx'
import { RichTextEditor } from '../rich-text/rich-text.react.tsx'
import { TagManager } from '../tag-manager/tag-manager.react.tsx'
import { VideoField } from '../video-field/video-field.react.tsx'

/** Stored JSON may hold anything, whatever the types of the parts ask for. */
const stored = (json: string): never => JSON.parse(json) as never

function ignore() {}
const never = () => new Promise<never>(() => {})
const font = '{ "family": "Inter", "category": "serif" }'

/** Each part with one prop that holds stored data, and the texts that it may be given for it. */
const cases: readonly (readonly [string, (value: never) => ReactElement, readonly string[]])[] = [
  ['AddressFields value', (value) => <AddressFields value={value} />, ['{}', '{ "address": null }']],
  [
    'AddressFields defaultValue',
    (value) => <AddressFields defaultValue={value} />,
    ['{}', '{ "country": null }'],
  ],
  [
    'AutomationPanel connections',
    (value) => <AutomationPanel connections={value} connect={never} disconnect={never} />,
    ['{}', '[{}]'],
  ],
  ['CodeEditor value', (value) => <CodeEditor label="Code" value={value} />, ['{}']],
  ['CodeEditor defaultValue', (value) => <CodeEditor label="Code" defaultValue={value} />, ['{}']],
  ['ColorPicker value', (value) => <ColorPicker label="Colour" value={value} />, ['{}', '{ "hue": 120 }']],
  ['ColorPicker defaultValue', (value) => <ColorPicker label="Colour" defaultValue={value} />, ['{}']],
  ['ColorPicker swatches', (value) => <ColorPicker label="Colour" swatches={value} />, ['{}']],
  [
    'DataTable rows',
    (value) => <DataTable caption="Orders" columns={[]} rows={value} rowKey={() => 'row'} />,
    ['{}', '[{}]'],
  ],
  [
    'DatasetEditor value',
    (value) => <DatasetEditor value={value} />,
    [
      '{}',
      '{ "series": null, "rows": null }',
      '{ "series": [null], "rows": [{}, { "values": [1, null] }, null] }',
    ],
  ],
  ['DatasetEditor defaultValue', (value) => <DatasetEditor defaultValue={value} />, ['{}']],
  [
    'EmailSettingsFields value',
    (value) => <EmailSettingsFields value={value} isChecked />,
    ['{}', '{ "to": null }', '{ "subject": "Hi" }'],
  ],
  [
    'EmailSettingsFields defaultValue',
    (value) => <EmailSettingsFields defaultValue={value} isChecked />,
    ['{}', '{ "to": null }'],
  ],
  [
    'FontPicker fonts',
    (value) => <FontPicker fonts={value} onSelect={ignore} />,
    ['{}', '[{ "family": null }, {}]'],
  ],
  [
    'FontPicker styleGuide',
    (value) => <FontPicker fonts={stored(`[${font}]`)} styleGuide={value} onSelect={ignore} />,
    ['{}', '[{}, null]'],
  ],
  ['FontPicker kits', (value) => <FontPicker fonts={[]} kits={value} onSelect={ignore} />, ['{}', '[{}]']],
  ['FontPicker value', (value) => <FontPicker fonts={[]} value={value} onSelect={ignore} />, ['{}']],
  [
    'LinkEditor value',
    (value) => <LinkEditor value={value} onSave={ignore} />,
    ['{}', '{ "href": null, "name": null }', '{ "target": "product", "href": "/a" }'],
  ],
  [
    'LinkEditor pages',
    (value) => <LinkEditor pages={value} onSave={ignore} />,
    ['{}', '[{ "href": null, "name": null }]', '[{}]'],
  ],
  [
    'MailingListConnector connected',
    (value) => <MailingListConnector connected={value} load={never} connect={never} disconnect={never} />,
    ['{}', '{ "listId": null }'],
  ],
  [
    'PlacesAutocomplete value',
    (value) => (
      <PlacesAutocomplete
        value={value}
        suggest={never}
        details={never}
        tracking={{ productPage: 'events', productSection: 'location' }}
        onSelect={ignore}
      />
    ),
    ['{}'],
  ],
  ['PageStatusField value', (value) => <PageStatusField value={value} />, []],
  ['PageStatusBadge status', (value) => <PageStatusBadge status={value} />, []],
  ['PopupPositionPicker value', (value) => <PopupPositionPicker value={value} />, []],
  ['DeviceViewPicker value', (value) => <DeviceViewPicker value={value} />, []],
  ['CartPreviewPicker value', (value) => <CartPreviewPicker value={value} />, []],
  ['SlicePicker value', (value) => <SlicePicker value={value} />, []],
  ['SlidePicker value', (value) => <SlidePicker value={value} />, []],
  [
    'RichTextEditor value',
    (value) => <RichTextEditor label="Text" value={value} engine={() => never()} />,
    ['{}'],
  ],
  [
    'TagManager tags',
    (value) => (
      <TagManager tags={value} tagType="tag" create={never} rename={never} merge={never} remove={never} />
    ),
    ['{}', '[{}]', '[{ "id": "1", "name": null }]'],
  ],
  [
    'VideoField value',
    (value) => <VideoField value={value} onChange={ignore} resolve={() => never()} />,
    ['{}'],
  ],
]

const given = cases.flatMap(([name, part, more]) =>
  ['null', ...more].map((json) => [name, json, part] as const),
)

test.each(given)('%s shows stored data that is %s as what it lacks', (_, json, part) => {
  const problems = vi.spyOn(console, 'error').mockImplementation(ignore)
  onTestFinished(() => problems.mockRestore())
  const { container } = render(part(stored(json)))
  expect(container.textContent).not.toMatch(/null|undefined|NaN|\[object/)
  expect(problems.mock.calls).toEqual([])
})
