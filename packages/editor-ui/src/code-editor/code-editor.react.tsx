'use client'

import { useFetchState } from '@sitewright/site/react'
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { FetchState } from '../fetch-state/fetch-state.react.tsx'
import { codeMessages } from '../messages.ts'
import { createEchoes } from '../part/echo.ts'
import { storedText } from '../part/stored.ts'
import { useMessages } from '../provider/provider.react.tsx'
import type { CodeLanguage } from './code-editor.ts'
import type { CodeEngine } from './code-engine.browser.ts'
import { CodeField } from './code-field.react.tsx'
import { isOnAndroid } from './code-field.dom.ts'

/** Props of `CodeEditor`. */
export interface CodeEditorProps {
  /** Name of the code, for screen readers. */
  readonly label: string
  /**
   * The code. Without it, the editor keeps its own.
   * @default none
   */
  readonly value?: string | undefined
  /**
   * The code at first, of an editor that keeps its own.
   * @default ''
   */
  readonly defaultValue?: string | undefined
  /**
   * Language of the code.
   * @default 'html'
   */
  readonly language?: CodeLanguage | undefined
  /**
   * Lets the code be edited.
   * @default true
   */
  readonly isEditable?: boolean | undefined
  /**
   * Returns an engine with colours, at once or when it has been imported. Called once, and again after a failure.
   * @default a textarea with line numbers
   */
  readonly engine?: (() => CodeEngine | Promise<CodeEngine>) | undefined
  /**
   * Nonce of the page's content security policy, for the style element that an engine adds.
   * @default none
   */
  readonly nonce?: string | undefined
  /**
   * Is called with the code at each change.
   * @default none
   */
  readonly onChange?: ((value: string) => void) | undefined
}

const never = () => () => undefined

/**
 * A code block's editor. On Android, where code cannot be edited, the code is shown with a message.
 *
 * @example
 * ```tsx
 * import { CodeEditor } from '@sitewright/editor-ui/code-editor'
 *
 * const engine = async () => (await import('@sitewright/editor-ui/engines/codemirror')).createCodeMirror
 *
 * export const Code = () => (
 *   <CodeEditor label="Code" language="html" engine={engine} defaultValue="<p>Hello</p>" />
 * )
 * ```
 */
export function CodeEditor(props: CodeEditorProps): ReactNode {
  const { value, defaultValue, engine, nonce, onChange } = props
  // Decided after hydration: a server does not know.
  const isAndroid = useSyncExternalStore(never, isOnAndroid, () => false)
  const [own, setOwn] = useState(() => storedText(defaultValue))
  const settings: Settings = {
    label: props.label,
    language: props.language ?? 'html',
    isEditable: props.isEditable ?? true,
    value: storedText(value ?? own),
    onChange: (next) => {
      setOwn(next)
      onChange?.(next)
    },
  }
  if (isAndroid) return <ReadOnlyCode {...settings} />
  if (engine) return <LoadedEditor engine={engine} nonce={nonce} {...settings} />
  return (
    <div data-editor="code">
      <CodeField {...settings} />
    </div>
  )
}

interface Settings {
  readonly label: string
  readonly language: CodeLanguage
  readonly isEditable: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The code, to be read and copied. */
function ReadOnlyCode(settings: Settings): ReactNode {
  const messages = useMessages(codeMessages)
  return (
    <div data-editor="code">
      <p data-editor="notice" data-kind="warning" role="status">
        {messages['editor.validation.android']}
      </p>
      <CodeField {...settings} isEditable={false} />
    </div>
  )
}

interface EngineSettings extends Settings {
  readonly nonce: string | undefined
}

function LoadedEditor({
  engine,
  ...settings
}: EngineSettings & Required<Pick<CodeEditorProps, 'engine'>>): ReactNode {
  const [load] = useState(() => engine)
  const state = useFetchState(useCallback(async () => load?.(), [load]))
  return (
    <div data-editor="code">
      <FetchState state={state}>
        {(create) => create && <EngineField create={create} {...settings} />}
      </FetchState>
    </div>
  )
}

function EngineField({ create, ...settings }: EngineSettings & { readonly create: CodeEngine }): ReactNode {
  const { label, value, language, isEditable, nonce, onChange } = settings
  const messages = useMessages(codeMessages)
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const [text] = useState(() =>
    create({
      value,
      language,
      isEditable,
      nonce,
      attributes: { 'aria-label': label, 'aria-describedby': id },
    }),
  )
  useEffect(() => (host.current ? text.start(host.current) : undefined), [text])
  const [echoes] = useState(() => createEchoes(value))
  useEffect(
    () =>
      text.subscribe(() => {
        echoes.report(text.snapshot())
        onChange(text.snapshot())
      }),
    [text, echoes, onChange],
  )
  useEffect(() => {
    if (!echoes.isEcho(value)) text.setValue(value)
  }, [text, echoes, value])
  useEffect(() => text.setLanguage(language), [text, language])
  useEffect(() => text.setEditable(isEditable), [text, isEditable])
  useEffect(() => text.setLabel?.(label), [text, label])
  return (
    <>
      <div ref={host} data-editor="code-host" />
      <p data-editor="code-hint" id={id}>
        {messages['editor.code.leave']}
      </p>
    </>
  )
}
