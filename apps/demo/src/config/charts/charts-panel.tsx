import { DatasetEditor, type ChartKind, type Dataset } from '@sitewright/editor-ui/dataset-editor'
import { TextField } from '@sitewright/editor-ui/field'
import type { ReactNode } from 'react'
import type { SiteChart } from '../../site/content/chart.ts'
import { LOCALES } from '../../site/content/words.ts'
import { SwitchField } from '../control/control.tsx'
import { withText } from '../document.ts'
import type { PanelProps } from '../panel.ts'
import { chartMarkup } from './chart-svg.ts'

const LIMITS = { maxRows: 100, maxColumns: 8 }
const REGION = { en: 'en-US', de: 'de-DE' } as const

/** Draws a chart for the pages of each language. */
function draw(chart: SiteChart): SiteChart {
  const drawing = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      chartMarkup(chart.title[locale], chart.dataset, chart.kind, REGION[locale]),
    ]),
  )
  return { ...chart, drawing: { en: '', de: '', ...drawing } }
}

/** Chart of the page of kiln days, and its data. */
export default function ChartsPanel({ site, change, locale }: PanelProps): ReactNode {
  const { chart } = site
  const set = (label: string, next: Partial<SiteChart>) =>
    change(label, { chart: draw({ ...chart, ...next }) })
  return (
    <div className="config-fields">
      <SwitchField
        label="Show the chart on the page"
        value={chart.isShown}
        onChange={(isShown) => set('chart', { isShown })}
      />
      <TextField
        label="Title"
        value={chart.title[locale]}
        onChange={(text) => set('title of the chart', { title: withText(chart.title, locale, text) })}
      />
      <DatasetEditor
        {...LIMITS}
        value={chart.dataset}
        defaultKind={chart.kind}
        onChange={(dataset: Dataset) => set('chart data', { dataset })}
        onKindChange={(kind: ChartKind) => set('kind of chart', { kind })}
      />
    </div>
  )
}
