'use client'

import { fill } from '@sitewright/site/messages'
import {
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SVGProps,
} from 'react'
import type { DatasetMessages } from '../dataset-editor.connect.ts'
import {
  chartDashes,
  chartLook,
  chartLookCount,
  chartTextures,
  TEXTURE_SIZE,
  type ChartLook,
} from './chart-pattern.ts'
import { chartSize, drawChart, type ChartKind } from './chart.ts'
import type { Dataset } from '../dataset/dataset.ts'

/** Props of `ChartPreview`. */
export interface ChartPreviewProps {
  /** Data to draw. */
  readonly dataset: Dataset
  /** Kind of the chart. */
  readonly kind: ChartKind
  /** Locale of the numbers. */
  readonly locale?: string | undefined
  /** Texts of the part. */
  readonly messages: DatasetMessages
}

/**
 * A picture of a dataset. Its numbers are in the grid beside it. Series, and the slices of a pie, differ by textures or
 * dashes, too, so that they can be distinguished without colours: https://www.w3.org/WAI/WCAG22/Understanding/use-of-color
 */
export const ChartPreview = memo(function ChartPreview(props: ChartPreviewProps): ReactNode {
  const { dataset, kind, locale, messages } = props
  const chart = useMemo(() => drawChart(dataset, kind, locale), [dataset, kind, locale])
  const { width, height, left } = chartSize
  const labels = kind === 'pie' ? [] : dataset.rows.map(({ label }) => label)
  const step = (width - left) / Math.max(1, labels.length)
  const figure = useRef<HTMLElement>(null)
  const letter = useLetterWidth(figure)
  const summary = fill(messages['editor.chart.summary'], {
    kind: messages[`editor.chart.${kind}`],
    series: dataset.series.length.toLocaleString(locale),
    rows: dataset.rows.length.toLocaleString(locale),
  })
  const titleId = useId()
  const paint: Paint = (look) =>
    kind === 'line'
      ? { fill: 'none', strokeDasharray: chartDashes[look.pattern] }
      : { fill: `url(#${textureId(titleId, look)})` }
  return (
    <figure ref={figure} data-editor="chart" data-kind={kind}>
      <svg role="img" aria-labelledby={titleId} viewBox={`0 -8 ${width} ${height + 32}`}>
        <title id={titleId}>{summary}</title>
        {kind !== 'line' && <Textures id={titleId} count={chart.legend.length} />}
        {chart.ticks.map(({ y, text }) => (
          <g key={y} data-part="tick">
            <line x1={left} x2={width} y1={y} y2={y} />
            <text x={left - 8} y={y} dy="0.32em" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {chart.shapes.map(({ path, title, ...look }, index) => (
          <path key={index} d={path} data-color={look.color} {...paint(look)}>
            <title>{title}</title>
          </path>
        ))}
        {step >= 4 * letter &&
          labels.map((label, index) => (
            <text key={index} data-part="label" x={left + step * (index + 0.5)} y={height + 4} dy="1em">
              {shorten(label, Math.floor(step / letter))}
            </text>
          ))}
      </svg>
      <figcaption>
        <ul data-editor="legend-list">
          {chart.legend.slice(0, MAX_LEGEND).map((name, index) => (
            <li key={index}>
              <LegendKey kind={kind} look={chartLook(index)} paint={paint} />
              {name || fill(messages['editor.chart.seriesName'], { n: (index + 1).toLocaleString(locale) })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
})

/** Width of a letter of a small chart, in its units. */
const LETTER = 9

/** Width of a letter, as a share of the size of the text: that of wide ones, as in “Summ…”. */
const LETTER_SHARE = 0.75

/** Width of a letter of a chart, in its units. Text that a visitor has enlarged needs more, and gets fewer letters. */
function useLetterWidth(figure: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(LETTER)
  useEffect(() => {
    const svg = figure.current?.querySelector('svg')
    if (!svg) return
    // The size of the text changes that of the legend, too, if not that of the chart.
    const observer = new ResizeObserver(() =>
      setWidth(Math.max(LETTER, parseFloat(getComputedStyle(svg).fontSize) * LETTER_SHARE)),
    )
    for (const element of figure.current?.children ?? []) observer.observe(element)
    return () => observer.disconnect()
  }, [figure])
  return width
}

/** Names that fit beside a chart. */
const MAX_LEGEND = 16

/** Returns how an area or a line with a look is painted. */
type Paint = (look: ChartLook) => SVGProps<SVGPathElement>

const textureId = (id: string, { color, pattern }: ChartLook): string => `${id}-${color}-${pattern}`

/** The textures of areas, in their colours. */
const Textures = ({ id, count }: { readonly id: string; readonly count: number }): ReactNode => (
  <defs>
    {Array.from({ length: Math.min(count, chartLookCount) }, (_, index) => chartLook(index)).map((look) => (
      <pattern
        key={textureId(id, look)}
        id={textureId(id, look)}
        data-color={look.color}
        width={TEXTURE_SIZE}
        height={TEXTURE_SIZE}
        patternUnits="userSpaceOnUse"
      >
        <rect width={TEXTURE_SIZE} height={TEXTURE_SIZE} />
        <path d={chartTextures[look.pattern]} />
      </pattern>
    ))}
  </defs>
)

interface LegendKeyProps {
  readonly kind: ChartKind
  readonly look: ChartLook
  readonly paint: Paint
}

/** The look of a series beside its name. An image, as backgrounds are not printed. */
const LegendKey = ({ kind, look, paint }: LegendKeyProps): ReactNode => (
  <svg aria-hidden="true" viewBox="0 0 28 12" data-part="key">
    <path d={kind === 'line' ? 'M2 6h24' : 'M0 0h28v12H0z'} data-color={look.color} {...paint(look)} />
  </svg>
)

function shorten(text: string, length: number): string {
  const letters = Array.from(text)
  return letters.length > length ? `${letters.slice(0, Math.max(1, length - 1)).join('')}…` : text
}
