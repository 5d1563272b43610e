import { fill } from '@sitewright/site/messages'
import {
  fieldValue,
  type Attributes,
  type ButtonAttributes,
  type FieldAttributes,
} from '@sitewright/site/part'
import type { MessagesOf, sharedMessages, tableMessages } from '../messages.ts'
import type { DataColumn, DataTableSnapshot } from './data-table.ts'

/** Messages of a table. */
export type DataTableMessages = MessagesOf<typeof tableMessages & typeof sharedMessages>

/** Texts of a table. */
export interface DataTableTexts {
  /** Id of the whole. The ids of its elements begin with it. */
  readonly id: string
  /** Name of the table. */
  readonly caption: string
  /** Messages of the part. */
  readonly messages: DataTableMessages
  /** Language of the numbers. */
  readonly locale?: string | undefined
}

/** Reactions of a table. */
export interface DataTableApi {
  /** Sorts by a column, or turns its direction. */
  readonly sortBy: (columnId: string) => void
  /** Opens a page, counted from 1. */
  readonly goTo: (page: number) => void
  /** Sets the number of rows on a page. */
  readonly setPageSize: (pageSize: number) => void
}

/** Attributes of the elements of a table. */
export interface DataTableAttributes<Row> {
  /** Attributes of the element around the table and its pager. */
  readonly root: Attributes
  /** The area that scrolls when the table is wider. */
  readonly scroll: Attributes
  /** Attributes of the `<caption>`, which names the scrolling area. */
  readonly caption: Attributes
  /** Attributes of the `<th>` of a column. */
  readonly header: (column: DataColumn<Row>) => Attributes
  /** Attributes of the button in that header. A column that is not sortable needs none. */
  readonly sort: (column: DataColumn<Row>) => ButtonAttributes
  /** Attributes of each `<td>` of a column. */
  readonly cell: (column: DataColumn<Row>) => Attributes
  /** Attributes of the element around the controls below the table. */
  readonly pager: Attributes
  /** Attributes of the `<select>` for the number of rows on a page. */
  readonly pageSize: FieldAttributes
  /** Attributes of the text such as '11–20 of 57', which is announced when it changes. */
  readonly range: Attributes
  /** Attributes of the button for the page before. On the first page it ignores presses and keeps the focus. */
  readonly previous: ButtonAttributes
  /** Attributes of the button for the page after. On the last page it ignores presses and keeps the focus. */
  readonly next: ButtonAttributes
  /** Text of a failure, or undefined. */
  readonly problem: string | undefined
}

/** Connects a table after https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/ */
export function connectDataTable<Row>(
  view: DataTableSnapshot<Row>,
  { sortBy, goTo, setPageSize }: DataTableApi,
  { id, caption, messages, locale }: DataTableTexts,
): DataTableAttributes<Row> {
  const { status, page, pageCount, sort } = view
  const isPending = status === 'pending'
  const align = (column: DataColumn<Row>): Attributes => ({ 'data-align': column.align })
  const turn = (label: string, to: number, isEnd: boolean): ButtonAttributes => ({
    type: 'button',
    'aria-label': label,
    // Not `disabled`: the last press would lose the focus.
    'aria-disabled': isEnd,
    onClick: () => {
      if (!isEnd) goTo(to)
    },
  })
  return {
    root: { 'data-editor': 'data-table', 'data-state': status },
    scroll: {
      'data-editor': 'table-scroll',
      role: 'region',
      'aria-labelledby': `${id}-caption`,
      'aria-busy': isPending,
      tabIndex: 0,
    },
    caption: { id: `${id}-caption`, children: caption },
    header: (column) => ({
      ...align(column),
      'aria-sort': sort?.columnId === column.id ? sort.direction : undefined,
    }),
    sort: (column) => ({
      'data-editor': 'table-sort',
      'data-direction': sort?.columnId === column.id ? sort.direction : undefined,
      type: 'button',
      title: fill(messages['editor.table.sort'], { column: column.header }),
      onClick: () => sortBy(column.id),
    }),
    cell: align,
    pager: {
      'data-editor': 'table-pager',
      role: 'group',
      'aria-label': fill(messages['editor.table.pages'], { caption }),
    },
    pageSize: {
      'data-editor': 'control',
      id: `${id}-page-size`,
      value: String(view.pageSize),
      onChange: (event) => setPageSize(Number(fieldValue(event))),
    },
    range: { 'data-editor': 'table-range', role: 'status', children: rangeText(view, messages, locale) },
    previous: turn(messages['editor.table.previous'], page - 1, page <= 1),
    next: turn(messages['editor.table.next'], page + 1, page >= pageCount),
    problem: status === 'failed' ? messages['editor.error.results'] : undefined,
  }
}

function rangeText<Row>(
  { status, first, last, count }: DataTableSnapshot<Row>,
  messages: DataTableMessages,
  locale: string | undefined,
): string {
  if (count === 0) {
    if (status === 'failed') return ''
    return messages[status === 'pending' ? 'editor.loading' : 'editor.table.empty']
  }
  const number = new Intl.NumberFormat(locale)
  const [from, to, of] = [first, last, count].map((value) => number.format(value))
  return fill(messages['editor.table.range'], { first: from ?? '', last: to ?? '', count: of ?? '' })
}
