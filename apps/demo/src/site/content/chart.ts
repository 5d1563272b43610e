import type { ChartKind, Dataset } from '@sitewright/editor-ui/dataset-editor'
import type { LocalizedText } from './words.ts'

/** A chart of a page. The editor draws it; pages print what it drew. */
export interface SiteChart {
  readonly title: LocalizedText
  readonly kind: ChartKind
  readonly dataset: Dataset
  /** The chart as markup in each language. Empty until the editor has drawn it. */
  readonly drawing: LocalizedText
  readonly isShown: boolean
}

/** Chart of the page of kiln days as the site was built: it is not shown yet. */
export const builtChart: SiteChart = {
  title: { en: 'Out of the kiln this year', de: 'Aus dem Ofen in diesem Jahr' },
  kind: 'bar',
  dataset: {
    series: ['Whole', 'Cracked'],
    rows: [
      { label: 'Jan', values: ['180', '22'] },
      { label: 'Mar', values: ['214', '17'] },
      { label: 'May', values: ['246', '31'] },
      { label: 'Jul', values: ['160', '9'] },
      { label: 'Sep', values: ['232', '14'] },
      { label: 'Nov', values: ['271', '26'] },
    ],
  },
  drawing: { en: '', de: '' },
  isShown: false,
}
