import type { Cleanup } from '@sitewright/machine'
import type { ComponentType } from 'react'
import type { ContentChange } from '../site/content/content-reader.ts'
import type { SiteContent } from '../site/content/site-content.ts'
import type { Locale } from '../site/content/words.ts'
import type { Shop } from '../wiring.ts'

/** Props of a panel. */
export interface PanelProps {
  /** The site as it is now, with everything that was edited. */
  readonly site: SiteContent
  /**
   * Replaces sections of the site. The page follows at once, the server as soon as it answers. `label` names the step of
   * undo, as in "Undo price of Belly Jug"; changes with one label in quick succession are one step.
   */
  readonly change: (label: string, sections: ContentChange) => void
  /** Language whose texts are edited. */
  readonly locale: Locale
  /** Address of the page beside the panel, without a language. */
  readonly address: string
  /** Shows a page beside the panel, by its address without a language: `/shop/p/belly-jug`. */
  readonly show: (address: string) => void
  /** Shows the page beside the panel in the light or in the dark, and without a theme as visitors see it. */
  readonly showTheme: (theme?: 'light' | 'dark') => void
  /** False while the panel is kept and another one is open. */
  readonly isOpen: boolean
  /** Keeps the panel while another one is open, until work such as an upload has ended: the undo says so. */
  readonly keep: () => Cleanup
  /** HTTP to the server of the demo, the log, and the client of the cart. */
  readonly shop: Shop
}

/** Groups of the sidebar, in their order. */
export const groups = ['Site', 'Look', 'Store', 'Content', 'Marketing'] as const

/** A panel of the editor. Its folder is `config/<id>/`. */
export interface Panel {
  /** Its part of the address: `/config#pages`. */
  readonly id: string
  readonly title: string
  readonly group: (typeof groups)[number]
  /** One line below the title. */
  readonly lead: string
  /** Address of the page that shows best what the panel changes. */
  readonly address?: string
  readonly load: () => Promise<{ readonly default: ComponentType<PanelProps> }>
}
