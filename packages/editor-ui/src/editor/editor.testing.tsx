'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { CodeEditor } from '../code-editor/code-editor.react.tsx'
import { createCodeMirror } from '../codemirror/codemirror.browser.ts'
import { DataTable } from '../data-table/data-table.react.tsx'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { DeviceViewPicker, PageStatusBadge } from '../page-setting.react.tsx'
import { Tabs } from '../tabs/tabs.react.tsx'
import { VideoField } from '../video-field/video-field.react.tsx'
import {
  code,
  createServers,
  orders,
  resolveVideo,
  sales,
  type Order,
  type Servers,
} from './bakery.testing.ts'
import { Settings, type SettingsTab } from './settings.testing.tsx'
import { SitePage, type SiteSettings } from './site-page.testing.tsx'

/** Changes some of the settings. */
export type ChangeSettings = (change: Partial<SiteSettings>) => void

const first: SiteSettings = {
  color: '#7a3e12',
  font: { family: 'Georgia', category: 'serif' },
  view: 'desktop',
  status: 'draft',
  slices: [],
  slide: 'cover-page',
  popup: 'BOTTOM_RIGHT',
  cart: 'hasItems',
  address: { address: 'Harbour Lane 4', cityStateZip: 'Kilnhaven', country: 'Germany' },
  video: undefined,
}

/** The parts of this package as a site's owner meets them: a page, its settings beside it, and its content below. */
export function Editor(): ReactNode {
  const [servers] = useState(createServers)
  const [settings, setSettings] = useState(first)
  const [tab, setTab] = useState<SettingsTab>('look')
  const change: ChangeSettings = (next) => setSettings((before) => ({ ...before, ...next }))
  return (
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
  )
}

interface HeadProps {
  readonly settings: SiteSettings
  readonly change: ChangeSettings
}

const Head = ({ settings, change }: HeadProps) => (
  <header>
    <div className="editor-name">
      <h2>Our bread</h2>
      <PageStatusBadge status={settings.status} />
    </div>
    <div className="editor-tools">
      <DeviceViewPicker value={settings.view} onChange={(view) => change({ view })} />
      <Button kind="primary" onClick={() => change({ status: 'scheduled' })}>
        Schedule
      </Button>
    </div>
  </header>
)

const contents = [
  { id: 'files', label: 'Files' },
  { id: 'video', label: 'Video' },
  { id: 'code', label: 'Code' },
  { id: 'orders', label: 'Orders' },
  { id: 'chart', label: 'Chart' },
] as const

interface ContentProps {
  readonly servers: Servers
  readonly change: ChangeSettings
}

/** Material of the page, below it. */
function Content({ servers, change }: ContentProps) {
  const [selected, select] = useState<(typeof contents)[number]['id']>('files')
  return (
    <section data-editor="panel" aria-label="Content">
      <Tabs tabs={contents} selected={selected} onSelect={select} label="Content">
        {selected === 'files' && <FileManager {...servers.files.transport} onChoose={() => undefined} />}
        {selected === 'video' && (
          <VideoField resolve={resolveVideo} onResolve={({ title }) => change({ video: title })} />
        )}
        {selected === 'code' && <CodeEditor label="Opening hours" engine={codeEngine} defaultValue={code} />}
        {selected === 'orders' && (
          <DataTable caption="Orders" rows={orders} rowKey={({ id }) => id} columns={orderColumns} />
        )}
        {selected === 'chart' && <DatasetEditor defaultValue={sales} maxRows={1000} maxColumns={50} />}
      </Tabs>
    </section>
  )
}

const codeEngine = () => createCodeMirror

const orderColumns = [
  { id: 'id', header: 'Order', value: ({ id }: Order) => `#${id}` },
  { id: 'customer', header: 'Customer', value: ({ customer }: Order) => customer },
  { id: 'bread', header: 'Bread', value: ({ bread }: Order) => bread },
  { id: 'total', header: 'Total', value: ({ total }: Order) => total, align: 'end' },
] as const
