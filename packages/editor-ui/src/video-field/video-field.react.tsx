'use client'

import { createFetchState } from '@sitewright/site/fetch-state'
import { useStore } from '@sitewright/machine/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { TextField } from '../field/field.react.tsx'
import { sharedMessages, videoMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { isSupportedVideo, type VideoInfo } from './video.ts'

const texts = { ...videoMessages, ...sharedMessages }

/** Props of `VideoField`. */
export interface VideoFieldProps {
  readonly value: string
  readonly onChange: (address: string) => void
  /** Fetches what the video's provider says about an address. Undefined for an address without a video. */
  readonly resolve: (address: string, signal: AbortSignal) => Promise<VideoInfo | undefined>
  /** Is called with a video that can be shown. */
  readonly onResolve?: ((video: VideoInfo) => void) | undefined
}

/** The address of a video. It is looked up when the field is left or Enter is pressed. The last address wins. */
export function VideoField({ value, onChange, resolve, onResolve }: VideoFieldProps): ReactNode {
  const messages = useMessages(texts)
  const latest = useRef({ value, resolve, onResolve })
  useEffect(() => {
    latest.current = { value, resolve, onResolve }
  })
  const fetching = useMemo(
    () => createFetchState((signal) => latest.current.resolve(latest.current.value.trim(), signal)),
    [],
  )
  useEffect(() => fetching.stop, [fetching])
  const state = useStore(fetching)
  const [checked, setChecked] = useState<string>()
  const isCurrent = checked === value
  const check = (): void => {
    if (!value.trim() || (isCurrent && state.status !== 'failed')) return
    setChecked(value)
    void fetching.refetch().then(() => {
      const found = fetching.snapshot()
      if (found.status === 'success' && found.value && isSupportedVideo(found.value)) {
        latest.current.onResolve?.(found.value)
      }
    })
  }
  const hasFailed = isCurrent && state.status === 'failed'
  const problem = isCurrent && state.status === 'success' ? problemOf(state.value) : undefined
  return (
    <div data-editor="video-field" aria-busy={isCurrent && state.status === 'pending'}>
      <TextField
        type="url"
        dir="ltr"
        autoComplete="off"
        label={messages['editor.video.address']}
        value={value}
        problem={hasFailed ? messages['editor.error.network'] : problem && messages[problem]}
        onChange={onChange}
        onBlur={check}
        onKeyDown={({ key }) => key === 'Enter' && check()}
      />
      {hasFailed && <Button onClick={check}>{messages['editor.retry.tryAgain']}</Button>}
    </div>
  )
}

function problemOf(video: VideoInfo | undefined) {
  if (!video) return 'editor.error.content'
  return isSupportedVideo(video) ? undefined : 'editor.validation.vimeoBasic'
}
