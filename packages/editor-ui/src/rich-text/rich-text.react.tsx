'use client'

import type { Cleanup } from '@sitewright/machine'
import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useFetchState } from '@sitewright/site/react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Failure } from '../fetch-state/failure.react.tsx'
import { FetchState } from '../fetch-state/fetch-state.react.tsx'
import { sharedMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { createEchoes } from '../part/echo.ts'
import { storedText } from '../part/stored.ts'
import { Toolbar, type ToolbarProps } from '../toolbar/toolbar.react.tsx'
import { createPanels, type PanelChoices } from './rich-text-panel.react.tsx'
import type { RichText, RichTextEngine } from './rich-text-engine.browser.ts'

/** Props of `RichTextEditor`. */
export interface RichTextEditorProps extends Pick<ToolbarProps, 'groups'>, PanelChoices {
  /** Name of the text, for screen readers. */
  readonly label: string
  /** Returns the engine, at once or when it has been imported. Called once, and again after a failure. */
  readonly engine: () => RichTextEngine | Promise<RichTextEngine>
  /**
   * HTML of the text. Another value replaces the text; one that `onChange` reported does not, also if it is given back late.
   * @default none
   */
  readonly value?: string | undefined
  /**
   * HTML at first, of a text that keeps its own value.
   * @default ''
   */
  readonly defaultValue?: string | undefined
  /**
   * Lets the text be edited.
   * @default true
   */
  readonly isEditable?: boolean | undefined
  /**
   * Called with the HTML after each change.
   * @default none
   */
  readonly onChange?: ((html: string) => void) | undefined
}

/**
 * A text with its toolbar. What is loaded or pasted is cleaned by the engine's schema.
 *
 * @example
 * ```tsx
 * import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
 *
 * const engine = async () => (await import('@sitewright/editor-ui/engines/prosemirror')).createProseMirror
 *
 * export const Description = () => (
 *   <RichTextEditor label="Description" engine={engine} onChange={(html) => console.log(html)} />
 * )
 * ```
 */
export function RichTextEditor({ engine, ...props }: RichTextEditorProps): ReactNode {
  const [load] = useState(() => engine)
  const state = useFetchState(useCallback(async () => engineOf(await load()), [load]))
  return (
    <div data-editor="rich-text">
      <FetchState state={state}>{(create) => <EditedText create={create} {...props} />}</FetchState>
    </div>
  )
}

/** A module without an engine, such as one with an export of another name, is a failure: it is shown, and can be tried again. */
function engineOf(create: RichTextEngine): RichTextEngine {
  if (typeof create !== 'function') throw new TypeError('The engine is no function.')
  return create
}

type EditedTextProps = Omit<RichTextEditorProps, 'engine'> & { readonly create: RichTextEngine }

function EditedText({ create, groups, swatches, destinations, ...props }: EditedTextProps): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const text = useRichText(create, props)
  const panels = useMemo(() => createPanels(text, { swatches, destinations }), [text, swatches, destinations])
  const messages = useMessages(sharedMessages)
  const [attempts, setAttempts] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const [isTried, setIsTried] = useState(false)
  // Before the first paint: the toolbar is drawn once, for the text that has started. Drawn before it, all its buttons would
  // fade from disabled to enabled.
  useIsomorphicLayoutEffect(() => {
    setIsTried(true)
    return startText(text, host.current, () => setFailedAttempt(attempts))
  }, [text, attempts])
  return (
    <>
      {failedAttempt === attempts && (
        <Failure text={messages['editor.error.load']} retry={() => setAttempts((before) => before + 1)} />
      )}
      {isTried && <Toolbar controller={text} groups={groups} panels={panels} editor={host} />}
      <div ref={host} data-editor="rich-text-host" />
    </>
  )
}

/** Starts a text. It fails on a page that requires trusted types and does not allow the engine's, as the browser says. */
function startText(text: RichText, host: HTMLElement | null, onFailure: () => void): Cleanup | undefined {
  try {
    return host ? text.start(host) : undefined
  } catch {
    onFailure()
    return undefined
  }
}

/** The text of an engine, which follows the props. */
function useRichText(create: RichTextEngine, props: Omit<EditedTextProps, 'create'>): RichText {
  const { label, value, isEditable = true, onChange } = props
  const first = storedText(value ?? props.defaultValue)
  const [text] = useState(() => create({ html: first, isEditable, attributes: { 'aria-label': label } }))
  const [echoes] = useState(() => createEchoes(first))
  useEffect(
    () =>
      text.whenChanged(() => {
        const html = text.html()
        echoes.report(html)
        onChange?.(html)
      }),
    [text, echoes, onChange],
  )
  useEffect(() => {
    if (typeof value === 'string' && !echoes.isEcho(value)) text.setHtml(value)
  }, [text, echoes, value])
  useEffect(() => text.setEditable(isEditable), [text, isEditable])
  useEffect(() => text.setLabel?.(label), [text, label])
  return text
}
