import { basename } from 'node:path'
import { manifest, packageFolders } from '../../../tooling/check/workspace.ts'
import { read } from './pages.ts'

const kilobytes = (size: string): number => Number.parseFloat(size) / (/\d B$/.test(size) ? 1000 : 1)

/** Weight of a package: of its main entry, or of its smallest one. */
export function weightOf({ '.': main, ...entries }: Readonly<Record<string, string>>): string {
  if (main) return `≤ ${main}`
  const least = Object.values(entries).toSorted((one, other) => kilobytes(one) - kilobytes(other))[0]
  return least ? `from ${least}` : ''
}

/** The first screen of the home page: what the README says first, and a card for each package. */
export const home = () => ({
  layout: 'home',
  hero: {
    name: 'Sitewright',
    tagline: /^# .+\n\n(.+)/.exec(read('README.md'))?.[1],
    actions: [
      { text: 'Five minutes with each', link: '/start/five-minutes/' },
      { theme: 'alt', text: 'Choose your package', link: '/start/choose-a-package/' },
      { theme: 'alt', text: 'Playground', link: '/playground/' },
      { theme: 'alt', text: 'Coming from …', link: '/guides/' },
    ],
  },
  features: packageFolders().map((folder) => {
    const { description = '', budgets = {} } = manifest(folder)
    const name = basename(folder)
    return { title: name, details: description, link: `/packages/${name}/`, linkText: weightOf(budgets) }
  }),
})
