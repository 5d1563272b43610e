'use client'

import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { all } from '../family/all.ts'
import { contextual } from '../escape/contextual.ts'
import { html } from '../escape/html.ts'
import { expressions } from '../expression/expressions.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import { createEngine } from '../engine/create-engine.browser.ts'
import { lint } from '../lint/lint.ts'
import { Editor } from './editor.testing.tsx'
import { examples, type Example, type ExampleName } from './example.testing.ts'
import { english, type PlaygroundTexts } from './playground-text.testing.ts'

/** Choices above the editors. */
export interface PlaygroundOptions {
  /** Template and data at first. */
  readonly example: ExampleName
  /** Escaping of what is printed. */
  readonly escape: 'none' | 'html' | 'contextual'
  /** Dialect of the template. */
  readonly dialect: keyof typeof dialects
  /** Locale of dates and numbers. */
  readonly locale: string
  /** Largest number of steps of a rendering. */
  readonly steps: number
  /** Largest number of characters of the output. */
  readonly output: number
  /**
   * Texts of the playground itself.
   * @default the English ones
   */
  readonly texts?: PlaygroundTexts
}

const dialects = { ts: 'TypeScript', java: 'Java' }
const locales = { en: 'English', de: 'Deutsch', fr: 'français', ja: '日本語', ar: 'العربية' }
const stepBudgets = [1000, 10_000, 100_000]
const outputBudgets = [2000, 20_000, 200_000]

/** Locale of the numbers of the playground itself: English beside English texts, as their words are. */
const localeOf = (texts: PlaygroundTexts): string => (texts === english ? 'en' : 'ar-EG')

/** Numbers to choose from, as they are shown. */
const numberNames = (list: readonly number[], texts: PlaygroundTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((value) => [String(value), value.toLocaleString(localeOf(texts))]))

interface Outcome {
  readonly output: string
  readonly diagnostics: readonly Diagnostic[]
}

function run(
  template: string,
  data: unknown,
  options: Omit<PlaygroundOptions, 'example' | 'texts'>,
): Outcome {
  const { escape, dialect, steps, output, locale } = options
  const engine = createEngine({
    families: [all],
    dialect,
    expressions,
    include: true,
    escape: { none: undefined, html, contextual }[escape],
    limits: { steps, output },
    logger: () => undefined,
  })
  const compiled = engine.compile(template)
  const rendered = compiled.render(data, { locale, now: 1763733600000 })
  // `lint` finds all that compiling finds, and more.
  const late = rendered.diagnostics.slice(compiled.diagnostics.length)
  return { output: rendered.output, diagnostics: [...lint(template, engine), ...late] }
}

/** Template, data and output side by side, with what is wrong while it is being written. */
export function Playground({ texts: own = english, ...initial }: PlaygroundOptions) {
  const [options, setOptions] = useState(initial)
  const [texts, setTexts] = useState(() => textsOf(examples[initial.example]))
  const [shown, setShown] = useState<'preview' | 'text'>('preview')
  const field = useRef<HTMLTextAreaElement>(null)
  const [{ data, fault }, setData] = useState<ReadData>(() =>
    readData(textsOf(examples[initial.example]).data, {}),
  )
  const template = useDeferredValue(texts.template)
  const { escape, dialect, steps, output: room, locale } = options
  const { output, diagnostics } = useMemo(
    () => run(template, data, { escape, dialect, steps, output: room, locale }),
    [template, data, escape, dialect, steps, room, locale],
  )
  const marked = useMemo(() => marksOf(diagnostics), [diagnostics])
  const set = <Key extends keyof PlaygroundOptions>(key: Key, value: PlaygroundOptions[Key]): void =>
    setOptions((before) => ({ ...before, [key]: value }))

  function pick(name: ExampleName): void {
    set('example', name)
    setTexts(textsOf(examples[name]))
    setData({ data: examples[name].data, fault: undefined })
  }

  function writeData(text: string): void {
    setTexts((before) => ({ ...before, data: text }))
    setData((before) => readData(text, before.data))
  }

  function show({ span: [start, end] }: Diagnostic): void {
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }

  return (
    <main className="playground">
      <header>
        <h1>{own.title}</h1>
        <p>{(own.examples[options.example] ?? examples[options.example]).about}</p>
      </header>
      <form onSubmit={(event) => event.preventDefault()}>
        <Choice
          label={own.example}
          value={options.example}
          names={namesOf(own)}
          onChange={(value) => pick(value)}
        />
        <Choice
          label={own.escaping}
          value={escape}
          names={own.escapings}
          onChange={(value) => set('escape', value)}
        />
        <Choice
          label={own.dialect}
          value={dialect}
          names={dialects}
          onChange={(value) => set('dialect', value)}
        />
        <Choice
          label={own.locale}
          value={locale}
          names={locales}
          onChange={(value) => set('locale', value)}
        />
        <Choice
          label={own.steps}
          value={String(steps)}
          names={numberNames(stepBudgets, own)}
          onChange={(value) => set('steps', Number(value))}
        />
        <Choice
          label={own.characters}
          value={String(room)}
          names={numberNames(outputBudgets, own)}
          onChange={(value) => set('output', Number(value))}
        />
      </form>
      <div className="desk">
        <section className="sources" aria-label={own.sources}>
          <Editor
            label={own.template}
            value={texts.template}
            onChange={(value) => setTexts((before) => ({ ...before, template: value }))}
            marked={marked}
            field={field}
          />
          <Editor label={own.data} value={texts.data} onChange={writeData} invalid={fault !== undefined} />
          {fault && (
            <p className="fault" role="alert">
              {own.notJson} {fault}
            </p>
          )}
        </section>
        <section className="results" aria-label={own.results}>
          <div className="output">
            <div className="bar">
              <h2>{own.output}</h2>
              <div className="switch" role="group" aria-label={own.shownAs}>
                <button aria-pressed={shown === 'preview'} onClick={() => setShown('preview')}>
                  {own.preview}
                </button>
                <button aria-pressed={shown === 'text'} onClick={() => setShown('text')}>
                  {own.text}
                </button>
              </div>
            </div>
            {shown === 'preview' ? (
              <iframe title={own.previewName} sandbox="" srcDoc={documentOf(output, locale)} />
            ) : (
              <textarea aria-label={own.textName} dir="ltr" readOnly value={output} />
            )}
            <Budget used={output.length} room={room} texts={own} />
          </div>
          <Diagnostics list={diagnostics} onShow={show} texts={own} />
        </section>
      </div>
    </main>
  )
}

interface ReadData {
  readonly data: unknown
  /** Why the text is not JSON. */
  readonly fault: string | undefined
}

/** The data that a text holds, or those from before it was broken. */
function readData(text: string, before: unknown): ReadData {
  try {
    return { data: JSON.parse(text) as unknown, fault: undefined }
  } catch (error) {
    return { data: before, fault: error instanceof Error ? error.message : String(error) }
  }
}

const textsOf = ({ template, data }: Example): { readonly template: string; readonly data: string } => ({
  template,
  data: JSON.stringify(data, null, 2),
})

const namesOf = (texts: PlaygroundTexts): Readonly<Record<ExampleName, string>> =>
  Object.fromEntries(
    Object.entries<Example>({ ...examples, ...texts.examples } as Record<ExampleName, Example>).map(
      ([key, { name }]) => [key, name],
    ),
  ) as Record<ExampleName, string>

/** The output as a page of its own, in which nothing runs and nothing is fetched. */
const documentOf = (output: string, locale: string): string => `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>body { margin: 1.25rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }</style>
${output}`

interface ChoiceProps<Key extends string> {
  readonly label: string
  readonly value: string
  readonly names: Readonly<Record<Key, string>>
  readonly onChange: (value: Key) => void
}

function Choice<Key extends string>({ label, value, names, onChange }: ChoiceProps<Key>) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as Key)}>
        {Object.entries<string>(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface BudgetProps {
  readonly used: number
  readonly room: number
  readonly texts: PlaygroundTexts
}

/** How much of its room the output has taken. */
function Budget({ used, room, texts }: BudgetProps) {
  const [usedText, roomText] = [used, room].map((value) => value.toLocaleString(localeOf(texts)))
  return (
    <div className="budget">
      <meter min={0} max={room} high={room * 0.9} value={used} aria-label={texts.printed} />
      <bdi>{texts.used(usedText ?? '', roomText ?? '')}</bdi>
    </div>
  )
}

interface DiagnosticsProps {
  readonly list: readonly Diagnostic[]
  readonly onShow: (diagnostic: Diagnostic) => void
  readonly texts: PlaygroundTexts
}

function Diagnostics({ list, onShow, texts }: DiagnosticsProps) {
  return (
    <section className="diagnostics" aria-label={texts.diagnostics}>
      <div className="bar">
        <h2>{texts.diagnostics}</h2>
        <p role="status">{summaryOf(list, texts)}</p>
      </div>
      {list.length > 0 && (
        <ol>
          {list.map((diagnostic, at) => (
            <li key={at} data-severity={diagnostic.severity}>
              <button onClick={() => onShow(diagnostic)}>
                {texts.place(diagnostic.line, diagnostic.column)}
              </button>
              <p>{diagnostic.message}</p>
              <textarea
                className="frame"
                aria-label={texts.line(diagnostic.line)}
                dir="ltr"
                rows={2}
                wrap="off"
                readOnly
                value={diagnostic.frame}
              />
              {diagnostic.hint && <p className="hint">{withCode(diagnostic.hint)}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The lines with faults; where there are several, an error counts. */
function marksOf(list: readonly Diagnostic[]): ReadonlyMap<number, Diagnostic['severity']> {
  const marks = new Map<number, Diagnostic['severity']>()
  for (const { line, severity } of list) if (marks.get(line) !== 'error') marks.set(line, severity)
  return marks
}

/** Text between backticks, set as code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))

/** `1 error, 2 warnings` */
function summaryOf(list: readonly Diagnostic[], texts: PlaygroundTexts): string {
  const errors = list.filter(({ severity }) => severity === 'error').length
  return texts.summary(errors, list.length - errors)
}
