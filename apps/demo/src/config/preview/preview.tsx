import type { DeviceView } from '@sitewright/editor-ui'
import { DeviceViewPicker } from '@sitewright/editor-ui/page-setting'
import { useCallback, useEffect, useRef, useState } from 'react'
import { PREVIEW } from '../../preview.ts'
import type { SiteContent } from '../../site/content/site-content.ts'
import type { Locale } from '../../site/content/words.ts'
import { split } from '../../site/record/page.ts'
import { path } from '../../site/record/path.ts'
import { applyTheme } from '../../settings/apply-settings.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { focusNextArea } from '../use-shortcuts.ts'
import { previewSize, useSize, WIDTHS } from './preview-size.ts'
import { PagePicker } from './page-picker.tsx'

interface PreviewProps {
  readonly site: SiteContent
  readonly locale: Locale
  /** Address of the page, without a language. */
  readonly address: string
  readonly show: (address: string) => void
  /** Theme that an open panel shows the page in. */
  readonly theme: 'light' | 'dark' | undefined
}

/** Path in the frame, or undefined while it has none of this site. */
function pathIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    const { protocol, pathname } = frame?.contentWindow?.location ?? {}
    return protocol?.startsWith('http') ? pathname : undefined
  } catch {
    return undefined
  }
}

/** A window that shows one thing at a time has room for a phone. */
const deviceNow = (): DeviceView => (matchMedia('(max-width: 47.99rem)').matches ? 'phone' : 'desktop')

/** The page being edited, in the size of a device. Links in it work, and the picker follows them. */
export function Preview({ site, locale, address, show, theme }: PreviewProps) {
  const [device, setDevice] = useState<DeviceView>(deviceNow)
  const [stage, size] = useSize<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const [start] = useState(() => path(address, locale))
  const wanted = path(address, locale)
  useEffect(() => {
    const now = pathIn(frame.current)
    if (now !== undefined && now !== wanted) frame.current?.contentWindow?.location.replace(wanted)
  }, [wanted])
  const follow = useCallback(() => {
    const now = pathIn(frame.current)
    if (now === undefined) return
    show(split(now).address)
    frame.current?.contentWindow?.addEventListener('keydown', (event) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      focusNextArea(event.shiftKey)
    })
  }, [show])
  const { theme: own } = useSettings()
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (root) applyTheme(theme ?? own, root)
  }, [theme, own])
  const { width, height, scale } = previewSize(WIDTHS[device], size)
  return (
    <section className="config-preview" aria-label="The page" data-area="page" tabIndex={-1}>
      <div className="config-preview-bar">
        <PagePicker site={site} locale={locale} address={address} show={show} />
        <DeviceViewPicker value={device} onChange={setDevice} />
        <a className="config-open" href={wanted} target="_blank" rel="noopener">
          Open<span>&nbsp;the page</span>
        </a>
      </div>
      <div className="config-stage" ref={stage} data-device={device}>
        <div className="config-sheet" style={{ inlineSize: width * scale, blockSize: height * scale }}>
          <iframe
            ref={frame}
            name={PREVIEW}
            data-theme={theme}
            title="The page as visitors see it"
            src={start}
            onLoad={follow}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  )
}
