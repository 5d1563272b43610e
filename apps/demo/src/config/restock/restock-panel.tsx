import { sendAllRestock, sendRestock } from '@sitewright/cart-client/admin'
import { Button } from '@sitewright/editor-ui/button'
import { useConfirm } from '@sitewright/editor-ui/confirm'
import { DataTable, type DataTableColumn } from '@sitewright/editor-ui/data-table'
import { FetchState } from '@sitewright/editor-ui/fetch-state'
import type { Http } from '@sitewright/site/http'
import { useFetchState } from '@sitewright/site/react'
import { useCallback, useState, type ReactNode } from 'react'
import { fetchWaiting } from '../../restock/fetch-waiting.ts'
import type { Waiting } from '../../restock/waiting.ts'
import type { PanelProps } from '../panel.ts'

/** Loads the lists, for a state of fetching: a refusal is an error. */
async function load(http: Http): Promise<readonly Waiting[]> {
  const found = await fetchWaiting(http)
  if (!found) throw new Error('The server refuses to list who waits.')
  return found
}

/** Shoppers who wait for variants that are sold out, and buttons that notify them. */
export default function RestockPanel(props: PanelProps): ReactNode {
  const { http } = props.shop
  const [notice, setNotice] = useState('')
  const state = useFetchState(useCallback(() => load(http), [http]))
  return (
    <FetchState state={state}>
      {(waiting) => (
        <WaitingList
          {...props}
          waiting={waiting}
          notice={notice}
          refetch={state.refetch}
          onSent={(isSent) => {
            setNotice(isSent ? SENT : FAILED)
            if (isSent) state.refetch()
          }}
        />
      )}
    </FetchState>
  )
}

interface WaitingListProps extends PanelProps {
  readonly waiting: readonly Waiting[]
  readonly notice: string
  readonly refetch: () => void
  readonly onSent: (isSent: boolean) => void
}

const SENT = 'The notice was sent.'
const FAILED = 'The notice could not be sent. Please try again.'

function WaitingList(props: WaitingListProps): ReactNode {
  const { site, locale, shop, waiting, notice, refetch, onSent } = props
  const ask = useConfirm()
  const nameOf = ({ productId }: Waiting) =>
    site.products.find(({ slug }) => slug === productId)?.name[locale] ?? productId

  async function send(rows: readonly Waiting[]): Promise<void> {
    const count = rows.reduce((sum, { emails }) => sum + emails.length, 0)
    const isSure = await ask({
      title: count === 1 ? 'Notify one shopper?' : `Notify ${count} shoppers?`,
      body: 'Each gets one email, and leaves the list.',
      confirm: 'Send',
    })
    if (!isSure) return
    const [only] = rows
    const sent = await (rows.length === 1 && only
      ? sendRestock(shop.http, only)
      : sendAllRestock(shop.http, rows))
    onSent(sent.ok)
  }

  const columns: readonly DataTableColumn<Waiting>[] = [
    { id: 'product', header: 'Product', value: nameOf },
    { id: 'variant', header: 'Variant', value: ({ variant }) => variant },
    {
      id: 'count',
      header: 'Waiting',
      align: 'end',
      value: ({ emails }) => emails.length,
      cell: ({ emails }) => <span title={emails.join(', ')}>{emails.length}</span>,
    },
    {
      id: 'send',
      header: 'Notice',
      value: () => '',
      isSortable: false,
      cell: (row) => (
        <Button
          kind="quiet"
          aria-label={`Notify those who wait for ${nameOf(row)} ${row.variant}`}
          onClick={() => void send([row])}
        >
          Send
        </Button>
      ),
    },
  ]
  return (
    <div className="config-fields">
      <p role="status" className="config-note">
        {notice || (waiting.length === 0 ? 'Nobody waits for anything.' : '')}
      </p>
      <DataTable
        caption="Waiting for a restock"
        columns={columns}
        rows={waiting}
        rowKey={({ variantId }) => variantId}
      />
      <div className="config-row">
        <Button
          kind="primary"
          aria-disabled={waiting.length === 0}
          onClick={() => waiting.length > 0 && void send(waiting)}
        >
          Notify all
        </Button>
        <Button kind="quiet" onClick={refetch}>
          Refresh
        </Button>
      </div>
    </div>
  )
}
