import type { ManagedFile } from '@sitewright/editor-ui/file-manager'

const FIRST = [
  ...['belly-jug', 'iris-vase-moss', 'iris-vase-iron', 'moon-jar', 'morning-cup-sea', 'oil-cruet-butter'],
  ...['window-row', 'gold-seam', 'first-light', 'three-greens', 'long-table'],
]

/** Pictures of the shop that the file manager begins with. */
export const firstFiles: readonly ManagedFile[] = FIRST.map((name, index) => ({
  id: name,
  name: `${name}.webp`,
  type: 'image/webp',
  size: 24_000 + index * 3100,
  addedAt: Date.UTC(2026, 9, 1 + index, 9),
  thumbnailUrl: `/picture/${name}-640.webp`,
}))
