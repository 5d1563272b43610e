import { createStore } from '@sitewright/machine/store'
import type { ReactElement } from 'react'
import * as addressFields from '../address-fields/address-fields.react.tsx'
import * as automation from '../automation/index.ts'
import * as button from '../button/button.react.tsx'
import * as codeEditor from '../code-editor/index.ts'
import * as colorContrast from '../color-contrast/color-contrast.react.tsx'
import * as colorPicker from '../color-picker/index.ts'
import * as dataTable from '../data-table/index.ts'
import * as datasetEditor from '../dataset-editor/index.ts'
import { datasetMessages, sharedMessages } from '../messages.ts'
import * as emailSettings from '../email-settings/index.ts'
import * as fetchState from '../fetch-state/fetch-state.react.tsx'
import * as field from '../field/field.react.tsx'
import * as fileManager from '../file-manager/index.ts'
import * as fontPicker from '../font-picker/index.ts'
import * as linkEditor from '../link-editor/index.ts'
import * as mailingList from '../mailing-list/index.ts'
import * as pageSetting from '../page-setting/page-setting.react.tsx'
import * as places from '../places/index.ts'
import * as provider from '../provider/provider.react.tsx'
import * as radioGroup from '../radio-group/radio-group.react.tsx'
import * as richText from '../rich-text/index.ts'
import { emptyState, type RichTextController } from '../rich-text/rich-text.ts'
import * as tabs from '../tabs/tabs.react.tsx'
import * as tagManager from '../tag-manager/index.ts'
import * as toolbar from '../toolbar/index.ts'
import * as videoField from '../video-field/index.ts'

const ignore = (): void => undefined
const never = (): Promise<never> => new Promise(ignore)

const controller: RichTextController = {
  ...createStore({ ...emptyState, isEditable: true }),
  exec: () => true,
  focus: ignore,
  linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
}

/** The entries that export parts. */
export const entries: readonly object[] = [
  ...[addressFields, automation, button, codeEditor, colorContrast, colorPicker, dataTable, datasetEditor],
  ...[emailSettings, fetchState, field, fileManager, fontPicker, linkEditor, mailingList, pageSetting],
  ...[places, provider, radioGroup, richText, tabs, tagManager, toolbar, videoField],
]

/** Every part, with as few props as it needs. */
export const parts: Readonly<Record<string, ReactElement>> = {
  AddressFields: <addressFields.AddressFields />,
  AutomationPanel: <automation.AutomationPanel connections={[]} connect={never} disconnect={never} />,
  Button: <button.Button>Save</button.Button>,
  CartPreviewPicker: <pageSetting.CartPreviewPicker />,
  ChartPreview: (
    <datasetEditor.ChartPreview
      dataset={{ series: [], rows: [] }}
      kind="bar"
      messages={{ ...sharedMessages, ...datasetMessages }}
    />
  ),
  CodeEditor: <codeEditor.CodeEditor label="Code" defaultValue="<p>Text</p>" />,
  ColorContrast: <colorContrast.ColorContrast color="#123" background="#fff" />,
  ColorPicker: <colorPicker.ColorPicker label="Colour" defaultValue="#123456" />,
  DataTable: <dataTable.DataTable caption="Orders" columns={[]} rows={[{}]} rowKey={() => 'row'} />,
  DatasetEditor: <datasetEditor.DatasetEditor />,
  DeviceViewPicker: <pageSetting.DeviceViewPicker />,
  EditorProvider: <provider.EditorProvider locale="de">Text</provider.EditorProvider>,
  EmailSettingsFields: <emailSettings.EmailSettingsFields isChecked />,
  FetchState: (
    <fetchState.FetchState state={{ status: 'failed', value: undefined, error: 'gone', refetch: ignore }}>
      {() => 'Text'}
    </fetchState.FetchState>
  ),
  Field: <field.Field label="Name">{(attributes) => <input {...attributes} />}</field.Field>,
  FileManager: <fileManager.FileManager load={never} upload={never} rename={never} remove={never} />,
  FontPicker: <fontPicker.FontPicker fonts={[]} onSelect={ignore} />,
  LinkEditor: <linkEditor.LinkEditor onSave={ignore} />,
  MailingListConnector: <mailingList.MailingListConnector load={never} connect={never} disconnect={never} />,
  PageStatusBadge: <pageSetting.PageStatusBadge status="enabled" />,
  PageStatusField: <pageSetting.PageStatusField />,
  Pending: <fetchState.Pending />,
  PlacesAutocomplete: (
    <places.PlacesAutocomplete
      suggest={never}
      details={never}
      tracking={{ productPage: 'events', productSection: 'location' }}
      onSelect={ignore}
    />
  ),
  PopupPositionPicker: <pageSetting.PopupPositionPicker />,
  RadioGroup: <radioGroup.RadioGroup label="Size" options={[]} value={undefined} onChange={ignore} />,
  RichTextEditor: <richText.RichTextEditor label="Text" engine={never} />,
  SlicePicker: <pageSetting.SlicePicker />,
  SlidePicker: <pageSetting.SlidePicker />,
  Tabs: <tabs.Tabs tabs={[{ id: 'a', label: 'A' }]} selected="a" onSelect={ignore} label="Settings" />,
  TagManager: (
    <tagManager.TagManager
      tags={[]}
      tagType="tag"
      create={never}
      rename={never}
      merge={never}
      remove={never}
    />
  ),
  TextField: <field.TextField label="Name" value="" onChange={ignore} />,
  Toolbar: (
    <toolbar.Toolbar
      controller={controller}
      panels={{ color: () => null, background: () => null, link: () => null }}
    />
  ),
  VideoField: <videoField.VideoField onChange={ignore} resolve={never} />,
}
