'use client'

import { createFetchState, type FetchState, type FetchStore } from '@sitewright/site/fetch-state'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { TextField } from '../field/field.react.tsx'
import { useLostFocus } from '../focus/lost-focus.react.ts'
import { sharedMessages, videoMessages } from '../messages.ts'
import { isComposing } from '../part/key.ts'
import { storedText } from '../part/stored.ts'
import { useControlled } from '../part/use-controlled.react.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { isSupportedVideo, videoOf, type VideoInfo } from './video.ts'

const texts = { ...videoMessages, ...sharedMessages }

/** Props of `VideoField`. */
export interface VideoFieldProps {
  /**
   * The address. Without it, the field keeps its own.
   * @default none
   */
  readonly value?: string | undefined
  /**
   * The address at first, of a field that keeps its own.
   * @default none
   */
  readonly defaultValue?: string | undefined
  /**
   * Is called with each address that is typed.
   * @default none
   */
  readonly onChange?: ((address: string) => void) | undefined
  /** Fetches what the video's provider says about an address. Undefined for an address without a video. */
  readonly resolve: (address: string, signal: AbortSignal) => Promise<VideoInfo | undefined>
  /**
   * Is called with a video that can be shown.
   * @default none
   */
  readonly onResolve?: ((video: VideoInfo) => void) | undefined
}

interface LookUp {
  readonly address: string
  readonly state: FetchState<VideoInfo | undefined>
}

/**
 * The address of a video. It is looked up when the field is left or Enter is pressed. The last address wins.
 *
 * @example
 * ```tsx
 * <VideoField resolve={resolve} onResolve={(video) => console.log(video)} />
 * ```
 */
export function VideoField({ resolve, onResolve, ...props }: VideoFieldProps): ReactNode {
  const [address, onChange] = useControlled(props.value, props.defaultValue ?? '', props.onChange)
  const value = storedText(address)
  const messages = useMessages(texts)
  const current = useRef<FetchStore<VideoInfo | undefined>>(undefined)
  const [lookUp, setLookUp] = useState<LookUp>()
  // A look-up ends with the address that it is about.
  useEffect(
    () => () => {
      current.current?.stop()
      current.current = undefined
      setLookUp(undefined)
    },
    [value],
  )
  const found = lookUp?.address === value ? lookUp.state : undefined
  const check = (): void => {
    if (!value.trim() || (found && found.status !== 'failed')) return
    const fetching = createFetchState(async (signal) => videoOf(await resolve(value.trim(), signal)))
    current.current?.stop()
    current.current = fetching
    setLookUp({ address: value, state: fetching.snapshot() })
    void fetching.refetch().then(() => {
      if (current.current !== fetching) return
      const state = fetching.snapshot()
      setLookUp({ address: value, state })
      if (state.status === 'success' && state.value && isSupportedVideo(state.value)) onResolve?.(state.value)
    })
  }
  const hasFailed = found?.status === 'failed'
  const focus = useLostFocus((part) => part.querySelector('input')?.focus())
  const problem = found?.status === 'success' ? problemOf(found.value) : undefined
  return (
    <div data-editor="video-field" aria-busy={found?.status === 'pending'} {...focus}>
      <TextField
        type="url"
        // Of no form: Enter does not submit the one around it.
        form=""
        dir="ltr"
        autoComplete="off"
        label={messages['editor.video.address']}
        value={value}
        problem={hasFailed ? messages['editor.error.network'] : problem && messages[problem]}
        onChange={onChange}
        // The button repeats a look-up that has failed: it must not go as Tab or a press reaches it.
        onBlur={() => !hasFailed && check()}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && check()}
      />
      {hasFailed && <Button onClick={check}>{messages['editor.retry.tryAgain']}</Button>}
    </div>
  )
}

function problemOf(video: VideoInfo | undefined) {
  if (!video) return 'editor.error.content'
  return isSupportedVideo(video) ? undefined : 'editor.validation.vimeoBasic'
}
