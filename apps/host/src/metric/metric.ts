/** Labels of a value, by name. */
export type Labels = Readonly<Record<string, string>>

/** Measures of one process, in the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export interface Metrics {
  readonly count: (name: keyof typeof COUNTERS, labels?: Labels, by?: number) => void
  readonly observe: (name: keyof typeof HISTOGRAMS, labels: Labels, seconds: number) => void
  readonly text: () => string
}

const COUNTERS = {
  http_requests_total: 'Requests by method, route and status.',
  events_stored_total: 'Events that were stored.',
  events_doubled_total: 'Events that had come before.',
  problems_total: 'Requests that ended in a problem of the server.',
} as const

const HISTOGRAMS = { http_request_duration_seconds: 'Time to answer, by method and route.' } as const
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Histogram {
  readonly counts: number[]
  sum: number
  count: number
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Creates the measures of a process. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>()
  const histograms = new Map<string, Map<string, { readonly labels: Labels; readonly values: Histogram }>>()

  return {
    count: (name, labels = {}, by = 1) => {
      const values = counters.get(name) ?? new Map<string, number>()
      const key = labelText(labels)
      counters.set(name, values.set(key, (values.get(key) ?? 0) + by))
    },
    observe: (name, labels, seconds) => {
      const all =
        histograms.get(name) ?? new Map<string, { readonly labels: Labels; readonly values: Histogram }>()
      const key = labelText(labels)
      const { values } = all.get(key) ?? { values: { counts: BUCKETS.map(() => 0), sum: 0, count: 0 } }
      for (const [i, limit] of BUCKETS.entries())
        if (seconds <= limit) values.counts[i] = (values.counts[i] ?? 0) + 1
      values.sum += seconds
      values.count += 1
      histograms.set(name, all.set(key, { labels, values }))
    },
    text: () => [...counterLines(counters), ...histogramLines(histograms), ''].join('\n'),
  }
}

const counterLines = (counters: ReadonlyMap<string, ReadonlyMap<string, number>>): readonly string[] =>
  Object.entries(COUNTERS).flatMap(([name, help]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...[...(counters.get(name) ?? [])].map(([labels, value]) => `${name}${labels} ${value}`),
  ])

const histogramLines = (
  histograms: ReadonlyMap<
    string,
    ReadonlyMap<string, { readonly labels: Labels; readonly values: Histogram }>
  >,
): readonly string[] =>
  Object.entries(HISTOGRAMS).flatMap(([name, help]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} histogram`,
    ...[...(histograms.get(name)?.values() ?? [])].flatMap(({ labels, values }) => [
      ...BUCKETS.map(
        (le, i) => `${name}_bucket${labelText({ ...labels, le: String(le) })} ${values.counts[i] ?? 0}`,
      ),
      `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${values.count}`,
      `${name}_sum${labelText(labels)} ${values.sum}`,
      `${name}_count${labelText(labels)} ${values.count}`,
    ]),
  ])
