import { escape } from '../markdown/escape.ts'

/** Content of a package's card. */
export interface PackageCard {
  /** Name without the scope, which is the name of its folder. */
  readonly name: string
  readonly description?: string
  readonly budgets?: Readonly<Record<string, string>>
}

const kilobytes = (size: string): number => Number.parseFloat(size) / (/\d B$/.test(size) ? 1000 : 1)

/** Weight of a package: of its main entry, or of its smallest one. */
export function weightOf({ '.': main, ...entries }: Readonly<Record<string, string>>): string {
  if (main) return `≤ ${main}`
  const least = Object.values(entries).toSorted((one, other) => kilobytes(one) - kilobytes(other))[0]
  return least ? `from ${least}` : ''
}

/** The packages as cards: name, gzipped size and one sentence. */
export function packageCards(packages: readonly PackageCard[]): string {
  const cards = packages.map(
    ({ name, description = '', budgets = {} }) =>
      `<li><a href="packages/${name}/">${name}</a><span class="weight">${escape(weightOf(budgets))}</span><p>${escape(description)}</p></li>`,
  )
  return `<ul class="cards">${cards.join('')}</ul>`
}
