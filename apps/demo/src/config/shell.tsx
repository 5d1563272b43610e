import { Button } from '@sitewright/editor-ui/button'
import type { Cleanup } from '@sitewright/machine'
import { useStore } from '@sitewright/machine/react'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { Pending } from '@sitewright/editor-ui/fetch-state'
import { RadioGroup } from '@sitewright/editor-ui/radio-group'
import type { Locale } from '../site/content/words.ts'
import type { Shop } from '../wiring.ts'
import { keepFocus } from '../keep-focus.ts'
import { HistoryButtons } from './history-buttons.tsx'
import type { Panel, PanelProps } from './panel.ts'
import { panels } from './panels.ts'
import { Preview } from './preview/preview.tsx'
import { Sidebar } from './sidebar.tsx'
import type { SiteStore } from './site-store.ts'
import { useKeptParts } from './use-kept-parts.ts'
import { panelNow, usePanel } from './use-panel.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Area that a narrow window shows. A wide one shows all. */
type View = 'menu' | 'panel' | 'page'

const VIEWS: readonly { readonly value: View; readonly label: string }[] = [
  { value: 'menu', label: 'Menu' },
  { value: 'panel', label: 'Edit' },
  { value: 'page', label: 'Page' },
]

const LANGUAGES: readonly { readonly value: Locale; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
]

/** Components of the panels, each loaded when it is first shown. */
const components = new Map<string, ComponentType<PanelProps>>(panels.map(({ id, load }) => [id, lazy(load)]))

/** Draws the content of a panel. */
function drawPanel(id: string, props: PanelProps): ReactNode {
  const Shown = components.get(id)
  return Shown && <Shown {...props} />
}

/** Props that all panels get. */
type SharedProps = Omit<PanelProps, 'isOpen' | 'keep'>

interface PanelContentProps extends SharedProps {
  readonly id: string
  readonly isOpen: boolean
  readonly keepPanel: (id: string) => Cleanup
}

/** The content of a panel, which may be hidden. */
function PanelContent({ id, keepPanel, ...props }: PanelContentProps): ReactNode {
  const keep = useCallback(() => keepPanel(id), [keepPanel, id])
  return (
    <div className="config-panel-content" hidden={!props.isOpen}>
      <Suspense fallback={<Pending />}>{drawPanel(id, { ...props, keep })}</Suspense>
    </div>
  )
}

interface PanelColumnProps extends SharedProps {
  readonly panel: Panel
  readonly openMenu: () => void
}

/** The open panel, and hidden ones that still work. */
function PanelColumn({ panel: { id, title, lead }, openMenu, ...props }: PanelColumnProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  const { isDrawn, keep } = useKeptParts(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    heading.current?.focus()
  }, [id])
  return (
    <main
      ref={keepFocus}
      className="config-panel"
      id="panel"
      data-area="panel"
      tabIndex={-1}
      aria-label={title}
    >
      <div className="config-panel-head">
        <Button kind="plain" className="config-back" onClick={openMenu}>
          All panels
        </Button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
      </div>
      {panels
        .filter((each) => isDrawn(each.id))
        .map((each) => (
          <PanelContent key={each.id} id={each.id} isOpen={each.id === id} keepPanel={keep} {...props} />
        ))}
    </main>
  )
}

interface ShellProps {
  readonly shop: Shop
  readonly store: SiteStore
}

/** The editor: panels beside the page that they change. */
export function Shell({ shop, store }: ShellProps) {
  const [view, setView] = useState<View>(location.hash ? 'panel' : 'menu')
  const [locale, setLocale] = useState<Locale>('en')
  const [address, show] = useState(() => panelNow()?.address ?? '/')
  const [theme, showTheme] = useState<'light' | 'dark'>()
  const panel = usePanel(
    useCallback((opened: Panel | undefined) => {
      setView('panel')
      if (opened?.address) show(opened.address)
    }, []),
  )
  const { site } = useStore(store)
  useShortcuts(store)
  // The hash of the address names the panel: the link must not change it.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    flushSync(() => setView('panel'))
    document.getElementById('panel')?.focus()
  }
  if (!panel) return null
  const props: SharedProps = { site, change: store.change, locale, address, show, showTheme, shop }
  return (
    <div className="config" data-view={view}>
      <a className="config-skip" href="#panel" onClick={skip}>
        Skip to the panel
      </a>
      <header ref={keepFocus} className="config-bar">
        <p className="config-brand">
          <bdi>{site.header.title}</bdi> <span>Editor</span>
        </p>
        <HistoryButtons store={store} />
        <div className="config-language">
          <RadioGroup label="Language of the texts" options={LANGUAGES} value={locale} onChange={setLocale} />
        </div>
      </header>
      <Sidebar panel={panel} />
      <PanelColumn panel={panel} openMenu={() => setView('menu')} {...props} />
      <Preview site={site} locale={locale} address={address} show={show} theme={theme} />
      <div className="config-views" role="group" aria-label="Areas">
        {VIEWS.map(({ value, label }) => (
          <Button key={value} kind="plain" aria-pressed={view === value} onClick={() => setView(value)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
