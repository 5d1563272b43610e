import type { ReactNode } from 'react'
import { useDark } from '../block/use-dark.ts'

/** Names of the files of approved pictures, which are served below `pictures`. `.storybook/main.ts` defines it. */
declare const APPROVED_PICTURES: readonly string[]

const pictures: ReadonlyMap<string, string> = new Map(
  APPROVED_PICTURES.map((path) => [path.split('/').at(-1) ?? path, path]),
)

export interface StateProps {
  /** Id of the story. */
  readonly id: string
  /** What the part is in. */
  readonly name: string
}

/** A story as it looks after its steps, in its approved picture, with a link to it. */
export function State({ id, name }: StateProps): ReactNode {
  // A picture that looks as in light is not kept twice.
  const looks = useDark() ? ['dark', 'light', 'own'] : ['light', 'own']
  const [path] = looks.flatMap((look) => pictures.get(`${id}.${look}.png`) ?? [])
  return (
    <figure>
      <a className="state" href={`./?path=/story/${id}`} target="_top" aria-label={name}>
        {path ? <img src={`./pictures/${path}`} alt="" loading="lazy" /> : <span>No picture yet</span>}
      </a>
      <figcaption aria-hidden="true">{name}</figcaption>
    </figure>
  )
}
