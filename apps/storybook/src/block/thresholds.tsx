import { overlayMessages } from '../../../../packages/perf-collector/src/overlay/overlay.ts'
import { thresholds } from '../../../../packages/perf-collector/src/vitals/rating.ts'

type Metric = keyof typeof thresholds

const metrics = Object.keys(thresholds) as Metric[]

const number = new Intl.NumberFormat('en')

const textOf = (metric: Metric, value: number): string =>
  metric === 'cumulativeLayoutShift' ? String(value) : `${number.format(value)} ms`

/** The thresholds that the overlay rates metrics by. */
export function Thresholds() {
  return (
    <table className="sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Metric</th>
          <th scope="col">Good</th>
          <th scope="col">Poor</th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric) => {
          const [good, poor] = thresholds[metric]
          return (
            <tr key={metric}>
              <th scope="row">{overlayMessages.metrics[metric]}</th>
              <td>to {textOf(metric, good)}</td>
              <td>beyond {textOf(metric, poor)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
