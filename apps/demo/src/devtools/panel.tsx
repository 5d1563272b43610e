import { Tabs } from '@sitewright/editor-ui/tabs'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Shop } from '../wiring.ts'
import { isAnsweredByHost } from '../host/is-answered-by-host.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { Activity } from './activity.tsx'
import { PerformancePanel } from './performance-panel.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { useSettings } from '../settings/use-settings.ts'
import { FAULTS } from '../settings/settings.ts'

const TABS = {
  timeline: { title: 'Timeline', Shown: Activity },
  tracking: { title: 'Tracking', Shown: TrackingPanel },
  performance: { title: 'Performance', Shown: PerformancePanel },
  settings: { title: 'Settings', Shown: SettingsPanel },
  page: { title: 'This page', Shown: TemplateEditor },
} as const
type Tab = keyof typeof TABS

const KEY = 'sill-devtools-tab'
const isTab = (name: string): name is Tab => Object.hasOwn(TABS, name)

/** Tabs of a page. No template prints the editor. */
const tabsOf = ({ context }: Shop): readonly Tab[] =>
  (Object.keys(TABS) as Tab[]).filter((name) => name !== 'page' || context.template !== 'config')

function tabNow(): Tab {
  const kept = sessionStorage.getItem(KEY) ?? ''
  return isTab(kept) ? kept : 'timeline'
}

function Panel({ shop }: { readonly shop: Shop }) {
  const tabs = tabsOf(shop)
  const [kept, setTab] = useState(tabNow)
  const tab = tabs.includes(kept) ? kept : 'timeline'
  const { Shown } = TABS[tab]
  const { fault, latency } = useSettings()
  const choose = (next: Tab) => {
    sessionStorage.setItem(KEY, next)
    setTab(next)
  }
  return (
    <div className="devtools-panel">
      <Tabs
        label="Developer tools"
        tabs={tabs.map((id) => ({ id, label: TABS[id].title }))}
        selected={tab}
        onSelect={choose}
      >
        <p className="devtools-summary">
          {isAnsweredByHost() ? (
            <span data-fault="none">The host answers</span>
          ) : (
            <span data-fault={fault}>
              {FAULTS[fault]}, {latency} ms
            </span>
          )}
          {tab === 'timeline' && (
            <button type="button" onClick={shop.log.clear}>
              Clear
            </button>
          )}
        </p>
        <div className="devtools-shown">
          <Shown shop={shop} />
        </div>
      </Tabs>
    </div>
  )
}

/** Renders the panel: timeline, tracking, performance, settings, and the template of the page. */
export const openPanel = (place: HTMLElement, shop: Shop): void =>
  createRoot(place).render(<Panel shop={shop} />)
