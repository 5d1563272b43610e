import { CodeEditor, codeLanguages } from '@sitewright/editor-ui/code-editor'
import { RadioGroup } from '@sitewright/editor-ui/radio-group'
import { VideoField, type VideoInfo } from '@sitewright/editor-ui/video-field'
import { unwrap, type Http } from '@sitewright/site/http'
import { isRecord, readerOf } from '@sitewright/site/reader'
import type { ReactNode } from 'react'
import type { Embeds } from '../../site/content/connection.ts'
import { codeMirror, styleNonce } from '../control/code-engine.ts'
import { Section } from '../control/section.tsx'
import type { PanelProps } from '../panel.ts'

const readVideo = readerOf((raw): VideoInfo | undefined => {
  if (!isRecord(raw) || typeof raw.provider_name !== 'string') return undefined
  return {
    provider_name: raw.provider_name,
    account_type: typeof raw.account_type === 'string' ? raw.account_type : undefined,
    title: typeof raw.title === 'string' ? raw.title : undefined,
  }
})

/** Asks the provider of a video what there is at an address: https://oembed.com/ */
async function resolveVideo(http: Http, url: string, signal: AbortSignal): Promise<VideoInfo | undefined> {
  const found = await http.call(
    { method: 'GET', path: '/api/editor/oembed', query: { url }, signal },
    readVideo,
  )
  if (!found.ok && found.failure.kind === 'refused' && found.failure.status === 404) return undefined
  return unwrap(found)
}

const LABELS = { html: 'HTML', css: 'CSS', javascript: 'JavaScript' } as const
const languages = codeLanguages.map((value) => ({ value, label: LABELS[value] }))

/** Block of code and video below the kiln days. */
export default function EmbedsPanel({ site, change, shop }: PanelProps): ReactNode {
  const { embeds } = site
  const set = (label: string, next: Partial<Embeds>) => change(label, { embeds: { ...embeds, ...next } })
  return (
    <>
      <Section title="Code block">
        <RadioGroup
          label="Language"
          value={embeds.language}
          options={languages}
          onChange={(language) => set('language of the code', { language })}
        />
        <CodeEditor
          label="Code"
          language={embeds.language}
          engine={codeMirror}
          nonce={styleNonce()}
          value={embeds.code}
          onChange={(code) => set('code', { code })}
        />
        <p className="config-note">HTML is shown as it is; CSS and JavaScript are shown as text.</p>
      </Section>
      <Section title="Video">
        <VideoField
          value={embeds.video}
          onChange={(video) => set('video', { video, videoTitle: '' })}
          resolve={(url, signal) => resolveVideo(shop.http, url, signal)}
          onResolve={({ title = '' }) => set('video', { videoTitle: title })}
        />
      </Section>
    </>
  )
}
