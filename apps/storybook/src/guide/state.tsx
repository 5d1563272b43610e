import type { ReactNode } from 'react'
import { useDark } from '../block/use-dark.ts'

/** Names of the files of approved pictures, which are served below `pictures`. `.storybook/main.ts` defines it. */
declare const APPROVED_PICTURES: readonly string[]

const pictures: ReadonlyMap<string, string> = new Map(
  APPROVED_PICTURES.map((path) => [path.split('/').at(-1) ?? path, path]),
)

/** Path of the first picture that a story has in one of these looks. */
const pictureOf = (id: string, looks: readonly string[]): string | undefined =>
  looks.flatMap((look) => pictures.get(`${id}.${look}.png`) ?? [])[0]

export interface StateProps {
  /** Id of the story. */
  readonly id: string
  /** What the part is in. */
  readonly name: string
}

/** A story as it looks after its steps, in its approved picture, with a link to it. */
export function State({ id, name }: StateProps): ReactNode {
  // A picture that looks as in light is not kept twice.
  const path = pictureOf(id, useDark() ? ['dark', 'light', 'own'] : ['light', 'own'])
  return (
    <figure>
      <a className="state" href={`./?path=/story/${id}`} target="_top" aria-label={name}>
        {path ? <img src={`./pictures/${path}`} alt="" loading="lazy" /> : <span>No picture yet</span>}
      </a>
      <figcaption aria-hidden="true">{name}</figcaption>
    </figure>
  )
}

/** Languages of approved pictures: long words, right to left, and lines that break between any two letters. */
const LANGUAGES = [
  ['de', 'German'],
  ['ar', 'Arabic'],
  ['ja', 'Japanese'],
] as const

/** The story of a part that has pictures in other languages, on a phone. Nothing where no story has any. */
export function OtherLanguages({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const shown = ids.find((id) => pictureOf(id, ['de']))
  if (shown === undefined) return null
  return (
    <>
      <h2>In other languages</h2>
      <div className="states languages">
        {LANGUAGES.map(([language, name]) => (
          <figure key={language}>
            <a
              className="state"
              href={`./?path=/story/${shown}&globals=language:${language}`}
              target="_top"
              aria-label={name}
            >
              <img src={`./pictures/${pictureOf(shown, [language])}`} alt="" loading="lazy" />
            </a>
            <figcaption aria-hidden="true">{name}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}
