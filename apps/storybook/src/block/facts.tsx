interface Manifest {
  readonly name: string
  readonly description: string
  readonly budgets: Readonly<Record<string, string | undefined>>
}

const isEntry = (name: string): boolean => !name.startsWith('{')
const kilobytes = (budget = '0'): number => Number.parseFloat(budget)

/** Description of a package, its install line, and the size limit of each entry point. */
export function Facts({ of: { name, description, budgets } }: { readonly of: Manifest }) {
  const entries = Object.entries(budgets).filter(([entry]) => isEntry(entry))
  const most = Math.max(...entries.map(([, budget]) => kilobytes(budget)))
  return (
    <section className="facts sb-unstyled" aria-label={name}>
      <p className="facts-lead">{description}</p>
      <pre>npm install {name}</pre>
      <details>
        <summary>{entries.length === 1 ? 'One entry point' : `${entries.length} entry points`}, gzip</summary>
        <table>
          <tbody>
            {entries.map(([entry, budget]) => (
              <tr key={entry}>
                <th>
                  <code>{entry === '.' ? name : entry}</code>
                </th>
                <td>≤ {budget}</td>
                <td>
                  <span style={{ inlineSize: `${(kilobytes(budget) / most) * 100}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
