import type { Shop } from '../wiring.ts'

/** What every desk is given. */
export interface DeskProps {
  readonly shop: Shop
}
