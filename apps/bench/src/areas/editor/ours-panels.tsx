import { AddressFields } from '@sitewright/editor-ui/address-fields'
import { AutomationPanel } from '@sitewright/editor-ui/automation'
import { CodeEditor } from '@sitewright/editor-ui/code-editor'
import { ColorPicker } from '@sitewright/editor-ui/color-picker'
import { confirm } from '@sitewright/editor-ui/confirm'
import { DataTable } from '@sitewright/editor-ui/data-table'
import { DatasetEditor } from '@sitewright/editor-ui/dataset-editor'
import { EmailSettingsFields } from '@sitewright/editor-ui/email-settings'
import { createCodeMirror } from '@sitewright/editor-ui/engines/codemirror'
import { createProseMirror } from '@sitewright/editor-ui/engines/prosemirror'
import { FileManager } from '@sitewright/editor-ui/file-manager'
import { FontPicker } from '@sitewright/editor-ui/font-picker'
import { MailingListConnector } from '@sitewright/editor-ui/mailing-list'
import {
  CartPreviewPicker,
  DeviceViewPicker,
  PageStatusField,
  PopupPositionPicker,
  SlicePicker,
  SlidePicker,
} from '@sitewright/editor-ui/page-setting'
import { PlacesAutocomplete } from '@sitewright/editor-ui/places'
import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import { Tabs } from '@sitewright/editor-ui/tabs'
import { TagManager } from '@sitewright/editor-ui/tag-manager'
import {
  createAutomationServer,
  createFileServer,
  createMailingListServer,
  createTagServer,
} from '@sitewright/editor-ui/testing'
import { Toolbar, type RichTextController, type RichTextState } from '@sitewright/editor-ui/toolbar'
import { VideoField } from '@sitewright/editor-ui/video-field'
import '@sitewright/editor-ui/styles.css'
import { createStore } from '@sitewright/machine/store'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Work } from '../../area.ts'
import { toolbarText } from './format-button.ts'
import { opened, swatches, tabNames } from './panel.ts'
import { frames, host, paragraphs } from './rich-text.ts'

function show(panel: ReactNode): () => void {
  const root = createRoot(host())
  flushSync(() => root.render(panel))
  return () => flushSync(() => root.unmount())
}

const panel =
  (selector: string, draw: (count: number) => ReactNode): Work<number, boolean> =>
  (count) => {
    const drawn = draw(count)
    return () => opened(() => show(drawn), selector)
  }

const list = <Item,>(count: number, item: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => item(index))

export const colorPicker = panel('input[type=range]', (count) => (
  <ColorPicker label="Colour" defaultValue="#2f6fb4" swatches={swatches(count)} />
))

export const fontPicker = panel('[role=option]', (count) => (
  <FontPicker
    fonts={list(count, (index) => ({ family: `Font ${index}`, category: 'serif' }))}
    onSelect={() => undefined}
  />
))

export const fileManager = panel('[role=option]', (count) => {
  const files = list(count, (index) => ({ id: `${index}`, name: `photo ${index}.jpg`, size: 1000 * index }))
  return <FileManager {...createFileServer({ files, pageSize: count }).transport} />
})

export const tagManager = panel('[type=checkbox]', (count) => {
  const tags = list(count, (index) => ({ id: `${index}`, name: `Tag ${index}`, count: index }))
  return <TagManager tagType="tag" tags={tags} {...createTagServer({ tags }).transport} />
})

const dataset = (count: number) => ({
  series: list(5, (index) => `Series ${index}`),
  rows: list(count, (row) => ({ label: `Day ${row}`, values: list(5, (column) => `${row * column}`) })),
})

export const datasetEditor = panel('[role=gridcell]', (count) => (
  <DatasetEditor defaultValue={dataset(count)} />
))

export const connectors = panel('[type=radio]', (count) => {
  const lists = list(count, (index) => ({ id: `${index}`, name: `List ${index}` }))
  return (
    <>
      <MailingListConnector {...createMailingListServer({ lists }).transport} />
      <AutomationPanel connections={[]} {...createAutomationServer().transport} />
    </>
  )
})

const text: RichTextController = {
  ...createStore<RichTextState>({
    ...{ bold: false, italic: false, underline: false, strikethrough: false, subscript: false },
    ...{
      superscript: false,
      link: false,
      canUndo: false,
      canRedo: false,
      canIndent: false,
      canOutdent: false,
    },
    ...{ isEditable: true, block: 0, list: 'none', align: 'left', color: '', background: '' },
  }),
  exec: () => true,
  focus: () => undefined,
  linkAtSelection: () => ({ href: '', text: '', newWindow: false }),
}
const groups = [
  ['block'],
  ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript'],
] as const

export const toolbar = panel('[role=toolbar] button', () => <Toolbar controller={text} groups={groups} />)

export const styleMenu: Work<number, boolean> = () => () =>
  opened(() => {
    const close = show(<Toolbar controller={text} groups={groups} />)
    flushSync(() => host().querySelector<HTMLElement>('[data-item=block]')?.click())
    return close
  }, '[role=menuitemradio]')

export const slicePicker = panel('[type=radio]', () => <SlicePicker />)

export const tabs = panel('[role=tab]', () => (
  <Tabs
    tabs={tabNames.map((label) => ({ id: label, label }))}
    selected="Style"
    onSelect={() => undefined}
    label="Settings"
  >
    Style
  </Tabs>
))

const never = () => new Promise<never>(() => undefined)

export const places = panel('[role=combobox]', () => (
  <PlacesAutocomplete
    suggest={never}
    details={never}
    tracking={{ productPage: 'events', productSection: 'location' }}
    onSelect={() => undefined}
  />
))

const lines = (count: number): string =>
  list(count, (line) => `<p class="line">Line ${line} of the block</p>`).join('\n')

export const codeEditor = panel('textarea', (count) => (
  <CodeEditor label="Code" language="html" defaultValue={lines(count)} />
))

const codeMirror = () => createCodeMirror
export const codeMirrorEditor = panel('.cm-content', (count) => (
  <CodeEditor label="Code" language="html" engine={codeMirror} defaultValue={lines(count)} />
))

const proseMirror = () => createProseMirror
export const richText = panel('[contenteditable=true]', (count) => (
  <RichTextEditor label="Text" engine={proseMirror} defaultValue={paragraphs(count)} />
))

/** With its toolbar. Returns what a screen reader says of the buttons. */
export const richTextToolbar: Work<number, readonly string[]> = (count) => async () => {
  let texts: readonly string[] = []
  await opened(() => {
    const close = show(
      <RichTextEditor
        label="Text"
        engine={proseMirror}
        defaultValue={paragraphs(count)}
        onChange={(html) => {
          host().dataset.length = String(html.length)
        }}
      />,
    )
    return () => {
      texts = toolbarText(host())
      close()
    }
  }, '[contenteditable=true]')
  return texts
}

export const dataTable = panel('tbody tr', (count) => (
  <DataTable
    caption="Orders"
    columns={list(5, (column) => ({
      id: `${column}`,
      header: `Column ${column}`,
      value: (row: number) => row * column,
    }))}
    rows={list(count, (row) => row)}
    rowKey={(row) => row}
    defaultPageSize={25}
  />
))

export const settings = panel('[type=radio]', () => (
  <>
    <PageStatusField />
    <DeviceViewPicker />
    <PopupPositionPicker />
    <SlidePicker />
    <CartPreviewPicker />
    <AddressFields />
    <EmailSettingsFields />
    <VideoField resolve={never} />
  </>
))

export const confirmDialog: Work<number, boolean> = () => () =>
  opened(() => {
    const life = new AbortController()
    void confirm({ title: 'Delete?', body: 'This cannot be undone.', tone: 'danger', signal: life.signal })
    return () => life.abort()
  }, '[role=alertdialog]')

/** Presses a letter on a cell, which opens its input, and Enter, which stores it and moves on. */
export const cellKeys: Work<number, string> = (count) => {
  show(<DatasetEditor defaultValue={dataset(count)} />)
  const press = (key: string): void => {
    const target = document.activeElement ?? document.body
    flushSync(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    )
  }
  host().querySelector<HTMLElement>('[role=columnheader]')?.focus()
  press('ArrowRight')
  return async () => {
    press('ArrowDown')
    press('7')
    await frames()
    press('Enter')
    await frames()
    press('ArrowUp')
    press('ArrowUp')
    await frames()
    return document.activeElement?.getAttribute('role') ?? ''
  }
}
