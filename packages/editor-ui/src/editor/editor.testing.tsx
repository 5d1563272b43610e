'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { CodeEditor } from '../code-editor/code-editor.react.tsx'
import { createCodeMirror } from '../codemirror/codemirror.browser.ts'
import { DataTable } from '../data-table/data-table.react.tsx'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { DeviceViewPicker, PageStatusBadge } from '../page-setting/page-setting.react.tsx'
import { Tabs } from '../tabs/tabs.react.tsx'
import { VideoField } from '../video-field/video-field.react.tsx'
import { BakeryProvider, useBakery } from './bakery-context.testing.tsx'
import {
  createServers,
  ordersOf,
  resolveVideo,
  type Bakery,
  type ContentTab,
  type Order,
  type Servers,
  type SettingsTab,
} from './bakery.testing.ts'
import { englishBakery } from './english-bakery.testing.ts'
import { Settings } from './settings.testing.tsx'
import { SitePage, type SiteSettings } from './site-page.testing.tsx'

/** Changes some of the settings. */
export type ChangeSettings = (change: Partial<SiteSettings>) => void

const firstOf = ({ streets: [[address, cityStateZip] = ['', '']], country }: Bakery): SiteSettings => ({
  color: '#7a3e12',
  font: { family: 'Georgia', category: 'serif' },
  view: 'desktop',
  status: 'draft',
  slices: [],
  slide: 'cover-page',
  popup: 'BOTTOM_RIGHT',
  cart: 'hasItems',
  address: { address, cityStateZip, country },
  video: undefined,
})

/** The parts of this package as a site's owner meets them: a page, its settings beside it, and its content below. */
export function Editor({ bakery = englishBakery }: { readonly bakery?: Bakery }): ReactNode {
  const [servers] = useState(() => createServers(bakery))
  const [settings, setSettings] = useState(() => firstOf(bakery))
  const [tab, setTab] = useState<SettingsTab>('look')
  const change: ChangeSettings = (next) => setSettings((before) => ({ ...before, ...next }))
  return (
    <BakeryProvider value={bakery}>
      <main className="editor">
        <Head settings={settings} change={change} />
        <div className="editor-body">
          <div className="editor-column">
            <SitePage settings={settings} hasPopup={tab === 'add'} />
            <Content servers={servers} change={change} />
          </div>
          <Settings servers={servers} settings={settings} change={change} selected={tab} onSelect={setTab} />
        </div>
      </main>
    </BakeryProvider>
  )
}

interface HeadProps {
  readonly settings: SiteSettings
  readonly change: ChangeSettings
}

function Head({ settings, change }: HeadProps) {
  const { page, editor } = useBakery()
  return (
    <header>
      <div className="editor-name">
        <h2>{page}</h2>
        <PageStatusBadge status={settings.status} />
      </div>
      <div className="editor-tools">
        <DeviceViewPicker value={settings.view} onChange={(view) => change({ view })} />
        <Button kind="primary" onClick={() => change({ status: 'scheduled' })}>
          {editor.schedule}
        </Button>
      </div>
    </header>
  )
}

const contents: readonly ContentTab[] = ['files', 'video', 'code', 'orders', 'chart']

interface ContentProps {
  readonly servers: Servers
  readonly change: ChangeSettings
}

/** Material of the page, below it. */
function Content({ servers, change }: ContentProps) {
  const bakery = useBakery()
  const { code, editor, sales } = bakery
  const [selected, select] = useState<ContentTab>('files')
  const tabs = contents.map((id) => ({ id, label: editor.contents[id] }))
  return (
    <section data-editor="panel" aria-label={editor.content}>
      <Tabs tabs={tabs} selected={selected} onSelect={select} label={editor.content}>
        {selected === 'files' && <FileManager {...servers.files.transport} onChoose={() => undefined} />}
        {selected === 'video' && (
          <VideoField
            resolve={() => resolveVideo(bakery)}
            onResolve={({ title }) => change({ video: title })}
          />
        )}
        {selected === 'code' && (
          <CodeEditor label={code.label} engine={codeEngine} defaultValue={code.html} />
        )}
        {selected === 'orders' && <Orders />}
        {selected === 'chart' && <DatasetEditor defaultValue={sales} maxRows={1000} maxColumns={50} />}
      </Tabs>
    </section>
  )
}

const codeEngine = () => createCodeMirror

function Orders() {
  const bakery = useBakery()
  const { contents, orderColumns } = bakery.editor
  const [rows] = useState(() => ordersOf(bakery))
  return (
    <DataTable
      caption={contents.orders}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'id', header: orderColumns.id, value: ({ id }: Order) => `#${id}` },
        { id: 'customer', header: orderColumns.customer, value: ({ customer }: Order) => customer },
        { id: 'bread', header: orderColumns.bread, value: ({ bread }: Order) => bread },
        { id: 'total', header: orderColumns.total, value: ({ total }: Order) => total, align: 'end' },
      ]}
    />
  )
}
