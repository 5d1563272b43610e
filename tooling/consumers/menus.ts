import type { Findings } from '../check/workspace.ts'

export type Side = 'left' | 'right'

/** A menu of a built page: where its arrow is drawn, and where its text leaves room for it. */
export interface Menu {
  /** Package whose style sheet draws it. */
  readonly from: string
  /** Directions around it, the outermost first: 'ltr rtl'. */
  readonly around: string
  /** Computed position of its arrow, or 'none'. */
  readonly arrow: string
  readonly room: Side
}

/** Directions around the menus of the page, which is in English: no language says which way they are written. */
export const directions: readonly string[] = ['ltr', 'rtl', 'rtl ltr', 'ltr rtl']

/** Packages that draw the arrow of a menu. */
export const drawers: readonly string[] = ['cart-client', 'editor-ui', 'forms-client']

/** Side of a `background-position`, of which Chromium computes a percentage and a length. */
function sideOf(position: string): Side | undefined {
  if (position.startsWith('calc(100% - ')) return 'right'
  return /^(calc\(0% \+ |[\d.]+px)/.test(position) ? 'left' : undefined
}

function checkMenu(builder: string, { from, around, arrow, room }: Menu): Findings {
  const end = around.endsWith('rtl') ? 'left' : 'right'
  const name = `${builder}, ${around.split(' ').toReversed().join(' in ')}: the menu of ${from}`
  return [
    ...(sideOf(arrow) === end ? [] : [`${name} has its arrow at ${arrow} instead of the ${end}.`]),
    ...(room === end ? [] : [`${name} has its room on the ${room} instead of the ${end}.`]),
  ]
}

/** Menus that are missing, and those whose arrow is not at the end of their text. */
export function checkMenus(builder: string, menus: readonly Menu[]): Findings {
  const missing = drawers.flatMap((from) =>
    directions
      .filter((around) => !menus.some((menu) => menu.from === from && menu.around === around))
      .map((around) => `${builder}: the page has no menu of ${from} in "${around}".`),
  )
  return [...missing, ...menus.flatMap((menu) => checkMenu(builder, menu))]
}
