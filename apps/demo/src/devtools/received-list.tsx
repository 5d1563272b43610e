import { useEnd } from './use-end.ts'

interface Row {
  readonly key: string
  readonly time: number
  readonly title: string
  readonly detail: string
  readonly data: unknown
}

interface ReceivedListProps {
  readonly label: string
  readonly rows: readonly Row[]
  readonly empty: string
}

const clock = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString().slice(11, 19) : '')

/** List of events or records at the server, newest last. A row opens to its data. */
export function ReceivedList({ label, rows, empty }: ReceivedListProps) {
  const list = useEnd<HTMLOListElement>(rows.length)
  if (rows.length === 0) return <p className="devtools-none">{empty}</p>
  return (
    <ol className="devtools-received" aria-label={label} ref={list}>
      {rows.map(({ key, time, title, detail, data }) => (
        <li key={key}>
          <details>
            <summary>
              <span className="devtools-time">{clock(time)}</span>
              <span>{title}</span>
              <span className="devtools-soft">{detail}</span>
            </summary>
            <pre>{JSON.stringify(data, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  )
}
