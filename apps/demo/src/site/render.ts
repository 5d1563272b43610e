import type { Diagnostic } from '@sitewright/template-engine'
import { siteContent } from './content/site-content.ts'
import { LANGUAGES, REGION } from './content/words.ts'
import { engine } from './engine.ts'
import type { PageRecord } from './record/page.ts'

const files = import.meta.glob<string>('./template/*.jsont', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every template of the site by its name, as it was built. */
export const builtTemplates: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, source]) => [file.slice('./template/'.length, -'.jsont'.length), source]),
)

/** Every template of the site by its name, as it is now. */
export const templates = (): Readonly<Record<string, string>> => ({
  ...builtTemplates,
  ...siteContent().templates,
})

export interface RenderedPage {
  readonly html: string
  readonly diagnostics: readonly Diagnostic[]
  readonly ms: number
}

/** One template over a record, with all the others at hand as partials; `source` stands in for what its file says. */
export function renderTemplate(
  name: string,
  record: Readonly<Record<string, unknown>>,
  source = templates()[name] ?? '',
): RenderedPage {
  const start = performance.now()
  const language = LANGUAGES.find((each) => each === record.locale) ?? 'en'
  const { output, diagnostics } = engine.render(source, record, {
    partials: templates(),
    locale: REGION[language],
  })
  return { html: output, diagnostics, ms: performance.now() - start }
}

/** The page's own part, without the frame around it. */
export const renderMain = (
  { template, record }: PageRecord,
  more: Readonly<Record<string, unknown>> = {},
  source?: string,
) => renderTemplate(template, { ...record, ...more }, source)

/** A whole page: its own part inside of the layout. */
export function renderPage(page: PageRecord, more: Readonly<Record<string, unknown>> = {}): RenderedPage {
  const main = renderMain(page, more)
  const whole = renderTemplate('layout', {
    ...page.record,
    ...more,
    squarespace: { 'main-content': main.html },
  })
  return {
    html: whole.html,
    diagnostics: [...main.diagnostics, ...whole.diagnostics],
    ms: main.ms + whole.ms,
  }
}
