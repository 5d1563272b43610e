import type { Shop } from '../wiring.ts'

/** Props of every page app. */
export interface PageAppProps {
  readonly shop: Shop
}
