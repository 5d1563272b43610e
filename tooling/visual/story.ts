import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../check/workspace.ts'

/** A story of the built Storybook. */
export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  /** The file that holds it, as Storybook names it. */
  readonly importPath: string
}

interface Entry extends Story {
  readonly type: 'story' | 'docs'
}

/** Folder of the built Storybook. */
export const built = join(root, 'apps/storybook/storybook-static')

/**
 * All stories of a built Storybook, in the order of its sidebar.
 * @throws where Storybook is not built
 */
export function readStories(folder: string): Story[] {
  const index = join(folder, 'index.json')
  if (!existsSync(index)) throw new Error('Storybook is not built: pnpm storybook:build')
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Readonly<Record<string, Entry>> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** True if a filter is a part of a story's id, or of what the sidebar shows. */
function isNamed({ id, title, name }: Story, filter: string): boolean {
  return `${id} ${title} ${name}`.toLowerCase().includes(filter.toLowerCase())
}

/** Stories that one of the filters names, or all if there is none. A whole id names its story alone, not those whose id begins so. */
export function select(stories: readonly Story[], filters: readonly string[]): Story[] {
  if (filters.length === 0) return [...stories]
  const ids = new Set(stories.map(({ id }) => id))
  return stories.filter((story) =>
    filters.some((filter) => (ids.has(filter) ? story.id === filter : isNamed(story, filter))),
  )
}

/** Stories of one file, which are shown without loading the page anew. The longest lists first. */
export function byFile(stories: readonly Story[]): Story[][] {
  const files = new Map<string, Story[]>()
  for (const story of stories) files.set(story.importPath, [...(files.get(story.importPath) ?? []), story])
  return [...files.values()].sort((one, other) => other.length - one.length)
}

/** The package that a story belongs to, which its title begins with. */
export const packageOf = ({ title }: Story): string => title.split('/')[0]?.toLowerCase() ?? title
