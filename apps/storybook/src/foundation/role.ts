import { styleSheets } from '../token/style-sheets.ts'
import { type Token, tokensOf } from '../token/token.ts'

/** One meaning that tokens of several packages have. */
export interface Role {
  readonly name: string
  readonly text: string
  /** Ends of the names of its tokens. */
  readonly endings: readonly string[]
}

export const colours: readonly Role[] = [
  { name: 'Accent', text: 'The one action of a view, and what is chosen.', endings: ['accent', 'button'] },
  { name: 'On accent', text: 'Text and icons on the accent.', endings: ['accent-text', 'button-text'] },
  { name: 'Surface', text: 'Ground of panels, dialogs and fields.', endings: ['surface'] },
  { name: 'Text', text: 'What is read.', endings: ['text'] },
  { name: 'Muted', text: 'What is read second: hints, counts, captions.', endings: ['muted'] },
  { name: 'Line', text: 'Edges that group. They carry no meaning.', endings: ['line'] },
  {
    name: 'Edge of controls',
    text: 'Edges of what can be used: at least 3 to 1 on the surface.',
    endings: ['control-line'],
  },
  { name: 'Danger', text: 'What went wrong, and what deletes.', endings: ['danger'] },
  { name: 'Success', text: 'What has been done.', endings: ['success'] },
  { name: 'Focus', text: 'The ring around what the keyboard is on.', endings: ['focus'] },
]

export const shapes: readonly Role[] = [
  { name: 'Radius', text: 'Corners of controls and cards.', endings: ['radius'] },
  { name: 'Space', text: 'The step that gaps and padding are made of.', endings: ['space'] },
  {
    name: 'Size of controls',
    text: 'Height of buttons and fields: a finger needs 2.75rem.',
    endings: ['control-size'],
  },
]

export const motion: readonly Role[] = [
  { name: 'Opening', text: 'Dialogs and slides that come.', endings: ['opening', 'duration'] },
  { name: 'Closing', text: 'What goes is faster than what comes.', endings: ['closing'] },
]

export const elevation: readonly Role[] = [
  { name: 'Raised', text: 'What lies above the page: dialogs, menus, the pill.', endings: ['shadow'] },
]

const tokens: readonly Token[] = [...styleSheets.values()].flatMap(tokensOf)

/** Tokens of a role, of all packages. */
export function tokensOfRole({ endings }: Role): readonly Token[] {
  const found = new Map(
    tokens
      .filter(({ name }) => endings.some((ending) => new RegExp(`^--[a-z]+-${ending}$`).test(name)))
      .map((token) => [token.name, token]),
  )
  return [...found.values()]
}

/** A size of text, and how often style sheets write it. */
export interface TextSize {
  readonly size: string
  readonly count: number
}

const SIZE = /font-size:\s*([\d.]+rem)/g

/** Sizes of text in the style sheets of all packages, from the smallest on. */
export function textSizes(): readonly TextSize[] {
  const counts = new Map<string, number>()
  for (const [, size = ''] of [...styleSheets.values()].flatMap((css) => [...css.matchAll(SIZE)]))
    counts.set(size, (counts.get(size) ?? 0) + 1)
  return [...counts]
    .map(([size, count]) => ({ size, count }))
    .sort((one, other) => Number.parseFloat(one.size) - Number.parseFloat(other.size))
}
