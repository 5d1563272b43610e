import { AutomationPanel } from '@sitewright/editor-ui/automation'
import { Button } from '@sitewright/editor-ui/button'
import { CodeEditor } from '@sitewright/editor-ui/code-editor'
import { confirm } from '@sitewright/editor-ui/confirm'
import { DataTable } from '@sitewright/editor-ui/data-table'
import { DatasetEditor } from '@sitewright/editor-ui/dataset-editor'
import { FetchState } from '@sitewright/editor-ui/fetch-state'
import { FileManager, type FileManagerProps } from '@sitewright/editor-ui/file-manager'
import { MailingListConnector } from '@sitewright/editor-ui/mailing-list'
import { DeviceViewPicker, PageStatusField } from '@sitewright/editor-ui/page-setting'
import { EditorProvider } from '@sitewright/editor-ui/provider'
import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import { TagManager } from '@sitewright/editor-ui/tag-manager'
import { Toolbar, type RichTextController } from '@sitewright/editor-ui/toolbar'
import { useFetchState } from '@sitewright/site/react'

// Values of an editor: each sample shows the types of those it needs.
declare const files: Pick<FileManagerProps, 'load' | 'upload' | 'pollJob' | 'rename' | 'remove'>
declare const loadMenu: (signal: AbortSignal) => Promise<string>
declare const controller: RichTextController
declare const remove: () => Promise<void>

// #region editor-ui/Editor
const engine = async () => (await import('@sitewright/editor-ui/engines/prosemirror')).createProseMirror
export const Editor = () => (
  <EditorProvider>
    <RichTextEditor label="Text" engine={engine} defaultValue="<p>Welcome.</p>" />
    <PageStatusField defaultValue="draft" />
  </EditorProvider>
)
// #endregion

// #region editor-ui/RichTextEditor
const proseMirror = async () => (await import('@sitewright/editor-ui/engines/prosemirror')).createProseMirror
export const Text = () => (
  <RichTextEditor
    label="Text"
    engine={proseMirror}
    defaultValue="<p>Welcome.</p>"
    onChange={(html) => console.log(html)}
  />
)
// #endregion

// #region editor-ui/Toolbar
export const Tools = () => <Toolbar controller={controller} groups={[['bold', 'italic'], ['link']]} />
// #endregion

// #region editor-ui/CodeEditor
const codeMirror = async () => (await import('@sitewright/editor-ui/engines/codemirror')).createCodeMirror
export const HeaderCode = () => (
  <CodeEditor label="Header code" language="html" engine={codeMirror} defaultValue="<p>Hello</p>" />
)
// #endregion

// #region editor-ui/DataTable
export const Orders = () => (
  <DataTable
    caption="Orders"
    columns={[
      { id: 'customer', header: 'Customer', value: ({ customer }) => customer },
      { id: 'total', header: 'Total', value: ({ total }) => total, align: 'end' },
    ]}
    rows={[{ id: 1, customer: 'Ada', total: 19.5 }]}
    rowKey={({ id }) => id}
  />
)
// #endregion

// #region editor-ui/DatasetEditor
export const Sales = () => (
  <DatasetEditor
    defaultValue={{ series: ['Bread', 'Cake'], rows: [{ label: 'May', values: ['420', '310'] }] }}
    onChange={({ rows }) => console.log(rows.length)}
  />
)
// #endregion

// #region editor-ui/FileManager
export const Pictures = () => (
  <FileManager {...files} accept="image/*" onChoose={({ name }) => console.log(name)} />
)
// #endregion

// #region editor-ui/TagManager
export const Tags = () => (
  <TagManager
    tagType="tag"
    tags={[{ id: '1', name: 'bread', count: 12 }]}
    create={async (name) => ({ id: crypto.randomUUID(), name })}
    rename={async (id, name) => ({ id, name })}
    merge={async (ids, intoId) => console.log(ids, intoId)}
    remove={async (id) => console.log(id)}
  />
)
// #endregion

// #region editor-ui/PageSettings
export const Settings = () => (
  <>
    <PageStatusField defaultValue="draft" onChange={(status) => console.log(status)} />
    <DeviceViewPicker defaultValue="desktop" onChange={(view) => console.log(view)} />
  </>
)
// #endregion

// #region editor-ui/MailingListConnector
export const Newsletter = () => (
  <MailingListConnector
    load={async () => [{ id: 'news', name: 'News' }]}
    connect={async ({ listId, isDoubleOptIn }) => console.log(listId, isDoubleOptIn)}
    disconnect={async () => undefined}
  />
)
// #endregion

// #region editor-ui/AutomationPanel
export const Automations = () => (
  <AutomationPanel
    connections={[]}
    connect={async () => ({ id: '1', name: 'Order notifications' })}
    disconnect={async (id) => console.log(id)}
  />
)
// #endregion

// #region editor-ui/FetchState
export function Menu() {
  const menu = useFetchState(loadMenu)
  return (
    <FetchState state={menu} failed="Unable to load the menu">
      {(text) => <p>{text}</p>}
    </FetchState>
  )
}
// #endregion

// #region editor-ui/Confirm
async function removePage() {
  const isMeant = await confirm({
    title: 'Delete “Summer menu”?',
    body: 'This cannot be undone.',
    confirm: 'Delete',
    tone: 'danger',
  })
  if (isMeant) await remove()
}
export const Remove = () => (
  <Button kind="danger" onClick={() => void removePage()}>
    Delete page
  </Button>
)
// #endregion
