import { fill } from '@sitewright/site/messages'
import { memo, useId, useMemo, type ReactNode } from 'react'
import type { DatasetMessages } from './dataset-editor.connect.ts'
import { chartColorCount, chartSize, drawChart, type ChartKind } from './chart.ts'
import type { Dataset } from './dataset.ts'

/** Props of `ChartPreview`. */
export interface ChartPreviewProps {
  readonly dataset: Dataset
  readonly kind: ChartKind
  readonly locale?: string | undefined
  readonly messages: DatasetMessages
}

/** A picture of a dataset. Its numbers are in the grid beside it. */
export const ChartPreview = memo(function ChartPreview(props: ChartPreviewProps): ReactNode {
  const { dataset, kind, locale, messages } = props
  const chart = useMemo(() => drawChart(dataset, kind, locale), [dataset, kind, locale])
  const { width, height, left } = chartSize
  const labels = kind === 'pie' ? [] : dataset.rows.map(({ label }) => label)
  const step = (width - left) / Math.max(1, labels.length)
  const summary = fill(messages['editor.chart.summary'], {
    kind: messages[`editor.chart.${kind}`],
    series: dataset.series.length,
    rows: dataset.rows.length,
  })
  const titleId = useId()
  return (
    <figure data-editor="chart" data-kind={kind}>
      <svg role="img" aria-labelledby={titleId} viewBox={`0 -8 ${width} ${height + 32}`}>
        <title id={titleId}>{summary}</title>
        {chart.ticks.map(({ y, text }) => (
          <g key={y} data-part="tick">
            <line x1={left} x2={width} y1={y} y2={y} />
            <text x={left - 8} y={y} dy="0.32em" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {chart.shapes.map(({ path, color, title }, index) => (
          <path key={index} d={path} data-color={color}>
            <title>{title}</title>
          </path>
        ))}
        {step > 24 &&
          labels.map((label, index) => (
            <text key={index} data-part="label" x={left + step * (index + 0.5)} y={height + 16}>
              {shorten(label, Math.floor(step / 7))}
            </text>
          ))}
      </svg>
      <figcaption>
        <ul data-editor="legend-list">
          {chart.legend.slice(0, MAX_LEGEND).map((name, index) => (
            <li key={index} data-color={index % chartColorCount}>
              {name || fill(messages['editor.chart.seriesName'], { n: index + 1 })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
})

/** Names that fit beside a chart. */
const MAX_LEGEND = 16

function shorten(text: string, length: number): string {
  const letters = Array.from(text)
  return letters.length > length ? `${letters.slice(0, Math.max(1, length - 1)).join('')}…` : text
}
