import { createElement, Fragment, useMemo, type ReactElement } from 'react'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import type { RenderOptions, Template as Compiled } from '../engine/engine.ts'
import { Markup } from './markup.react.tsx'
import { DiagnosticReport } from '../diagnostic/diagnostic-report.react.tsx'

export interface TemplateProps<Data> {
  /** A compiled template, or a module of generated code. */
  readonly template: Compiled<Data>
  readonly data: Data
  /** Partials, injected values, locale and "now". Keep the object between renders, so that nothing is rendered twice. */
  readonly options?: RenderOptions
  /** The element around the output; `div` unless set. */
  readonly as?: string
  readonly className?: string
  /** Called with what went wrong, after each rendering, in the browser only. */
  readonly onDiagnostics?: (diagnostics: readonly Diagnostic[]) => void
}

/**
 * Renders a template as the content of an element. A server component can render it. Templates of others need an
 * engine that escapes.
 */
export function Template<Data>({
  template,
  data,
  options,
  as = 'div',
  className,
  onDiagnostics,
}: TemplateProps<Data>): ReactElement {
  const { output, diagnostics } = useMemo(() => template.render(data, options), [template, data, options])
  const element = createElement(Markup, { as, className, html: output })
  if (!onDiagnostics) return element
  const report = createElement(DiagnosticReport, { diagnostics, report: onDiagnostics })
  return createElement(Fragment, undefined, element, report)
}
