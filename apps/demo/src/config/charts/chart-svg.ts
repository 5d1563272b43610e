import { drawChart, type ChartKind, type Dataset } from '@sitewright/editor-ui/dataset-editor'
import { attributes, escape } from '../../site/record/form.ts'

/** Size of the box in which editor-ui draws charts, and the space for labels on its side and below. */
const BOX = { width: 480, height: 240, left: 48, below: 24 }

const element = (name: string, bag: object, content = ''): string =>
  `<${name} ${attributes(bag)}>${content}</${name}>`

function ticks(chart: ReturnType<typeof drawChart>): string {
  return chart.ticks
    .map(
      ({ y, text }) =>
        element('line', { x1: BOX.left, x2: BOX.width, y1: y, y2: y }) +
        element('text', { x: BOX.left - 8, y, dy: '0.32em', 'text-anchor': 'end' }, escape(text)),
    )
    .join('')
}

function labels({ rows }: Dataset): string {
  const step = (BOX.width - BOX.left) / Math.max(1, rows.length)
  if (step < 24) return ''
  return rows
    .map(({ label }, index) =>
      element(
        'text',
        { x: BOX.left + step * (index + 0.5), y: BOX.height + 16, 'text-anchor': 'middle' },
        escape(label),
      ),
    )
    .join('')
}

/** A chart as markup for the pages of the site, with a legend. Colours are in the site's style sheet. */
export function chartMarkup(title: string, dataset: Dataset, kind: ChartKind, locale: string): string {
  const chart = drawChart(dataset, kind, locale)
  const shapes = chart.shapes.map(({ path, color, title: name }) =>
    element('path', { d: path, 'data-color': color }, `<title>${escape(name)}</title>`),
  )
  const view = `0 -8 ${BOX.width} ${BOX.height + BOX.below + 8}`
  const picture = element(
    'svg',
    { role: 'img', 'aria-label': title, viewBox: view, 'data-kind': kind },
    ticks(chart) + shapes.join('') + (kind === 'pie' ? '' : labels(dataset)),
  )
  const legend = chart.legend.map((name, index) => element('li', { 'data-color': index % 8 }, escape(name)))
  return `<figure class="chart"><figcaption>${escape(title)}</figcaption>${picture}<ul>${legend.join('')}</ul></figure>`
}
