'use client'

import { useFetchState } from '@sitewright/site/react'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FetchState } from '../fetch-state/fetch-state.react.tsx'
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

/** A text with its toolbar. What is loaded or pasted is cleaned by the engine's schema. */
export function RichTextEditor({ engine, ...props }: RichTextEditorProps): ReactNode {
  const [load] = useState(() => engine)
  const state = useFetchState(useCallback(async () => load(), [load]))
  return (
    <div data-editor="rich-text">
      <FetchState state={state}>{(create) => <EditedText create={create} {...props} />}</FetchState>
    </div>
  )
}

type EditedTextProps = Omit<RichTextEditorProps, 'engine'> & { readonly create: RichTextEngine }

function EditedText({ create, groups, swatches, destinations, ...props }: EditedTextProps): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const text = useRichText(create, props)
  const panels = useMemo(() => createPanels(text, { swatches, destinations }), [text, swatches, destinations])
  useEffect(() => {
    if (host.current) return text.start(host.current)
    return undefined
  }, [text])
  return (
    <>
      <Toolbar controller={text} groups={groups} panels={panels} editor={host} />
      <div ref={host} data-editor="rich-text-host" />
    </>
  )
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
  return text
}
