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
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, Infinity]

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Creates the measures of a process. */
export function createMetrics(): Metrics {
  /** Values by their names and labels, of each measure. */
  const measures = new Map<string, Map<string, number>>()

  function add(measure: string, name: string, labels: Labels, by: number): void {
    const values = measures.get(measure) ?? new Map<string, number>()
    const key = `${name}${labelText(labels)}`
    measures.set(measure, values.set(key, (values.get(key) ?? 0) + by))
  }
  const linesOf = (type: string, helps: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(helps).flatMap(([name, help]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...(measures.get(name) ?? [])].map(([key, value]) => `${key} ${value}`),
    ])

  return {
    count: (name, labels = {}, by = 1) => add(name, name, labels, by),
    observe: (name, labels, seconds) => {
      for (const limit of BUCKETS) {
        const le = limit === Infinity ? '+Inf' : String(limit)
        add(name, `${name}_bucket`, { ...labels, le }, seconds <= limit ? 1 : 0)
      }
      add(name, `${name}_sum`, labels, seconds)
      add(name, `${name}_count`, labels, 1)
    },
    text: () => [...linesOf('counter', COUNTERS), ...linesOf('histogram', HISTOGRAMS), ''].join('\n'),
  }
}
