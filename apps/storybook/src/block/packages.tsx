interface Manifest {
  readonly name: string
  readonly description: string
}

const manifests = import.meta.glob<Manifest>('../../../../packages/*/package.json', {
  import: 'default',
  eager: true,
})

const short = (name: string): string => name.replace('@sitewright/', '')

/** The packages as cards that lead to their pages. */
export function Packages() {
  return (
    <ul className="packages sb-unstyled">
      {Object.values(manifests).map(({ name, description }) => (
        <li key={name}>
          <a href={`./?path=/docs/${short(name)}-about--docs`} target="_top">
            <strong>{short(name)}</strong>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
