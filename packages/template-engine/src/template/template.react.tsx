import { createElement, Fragment, useMemo, type ReactElement } from 'react'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import type { RenderOptions, Template as Compiled } from '../engine/engine.ts'
import { Markup } from './markup.react.tsx'
import { DiagnosticReport } from '../diagnostic/diagnostic-report.react.tsx'

/** Props of `Template`: the template, its data, and the element around its output. */
export interface TemplateProps<Data> {
  /** A compiled template, or a module of generated code. */
  readonly template: Compiled<Data>
  /** Data that the template renders. */
  readonly data: Data
  /** Partials, injected values, locale and "now". Keep the object between renders, so that nothing is rendered twice. */
  readonly options?: RenderOptions
  /** The element around the output; `div` unless set. */
  readonly as?: string
  /** Class names of the element. */
  readonly className?: string
  /** Called with what went wrong, after each rendering, in the browser only. */
  readonly onDiagnostics?: (diagnostics: readonly Diagnostic[]) => void
}

/**
 * Renders a template as the content of an element. A server component can render it. Templates of others need an
 * engine that escapes.
 *
 * @example
 * ```tsx
 * import { createEngine } from '@sitewright/template-engine'
 * import { Template } from '@sitewright/template-engine/react'
 *
 * const card = createEngine().compile<{ name: string }>('<b>{name}</b>')
 * export const Card = () => <Template template={card} data={{ name: 'Ann' }} />
 * ```
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
