import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesBelow, root, shown } from '../check/workspace.ts'
import { beside, compare, hashOf, isOf, shrink, withHash } from './picture.ts'

/** Looks of a story in English. One that chooses its own theme or direction is looked at once, as it is. */
export const LOOKS = ['light', 'dark', 'rtl', 'own'] as const

/** Languages in which a story is looked at: long words, right to left, and lines that break between any two letters. */
export const LANGUAGES = ['de', 'ar', 'ja'] as const

/** How a story is looked at. */
export type Look = (typeof LOOKS | typeof LANGUAGES)[number]

/** A story of the built Storybook. */
export interface Story {
  readonly id: string
  readonly title: string
  /** The file that holds it, as Storybook names it. */
  readonly importPath: string
}

/** A story as Storybook lists it. */
export interface ListedStory extends Story {
  /** `play-fn` is of a story with steps. */
  readonly tags: readonly string[]
}

/** Folder of the built Storybook. */
export const built = join(root, 'apps/storybook/storybook-static')

/** Stories of each file, which are shown without loading the page anew. The longest lists first. */
export function storiesByFile(): [string, ListedStory[]][] {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, ListedStory & { readonly type: string }>>
  }
  const files = new Map<string, ListedStory[]>()
  for (const { type, ...story } of Object.values(index.entries)) {
    if (type !== 'story') continue
    const file = shown(resolve(root, 'apps/storybook', story.importPath))
    files.set(file, [...(files.get(file) ?? []), story])
  }
  return [...files].sort(([, one], [, other]) => other.length - one.length)
}

const { VISUAL_BASELINE: own = '' } = process.env

/** True if the pictures are somebody's own, made on the same machine: text is drawn as it was. */
export const isOwn = own !== ''

/** Folder of the approved pictures. */
export const folder = join(root, isOwn ? own : 'tooling/visual/baseline')

const REPORT = join(root, '.cache/visual')

/** The pictures that were approved, in a folder for each package. */
export class Baseline {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  private fileOf({ id, title }: Story, look: Look): string {
    return join(this.folder, title.split('/')[0]?.toLowerCase() ?? title, `${id}.${look}.png`)
  }

  /** The approved picture of a look, or undefined if there is none. One that is as in light is not kept twice. */
  private read(story: Story, look: Look): Buffer | undefined {
    const looks: readonly Look[] = look === 'dark' || look === 'rtl' ? [look, 'light'] : [look]
    const files = looks.map((each) => this.fileOf(story, each))
    const file = files.find((path) => existsSync(path))
    return file === undefined ? undefined : readFileSync(file)
  }

  /** How a look differs from the approved one, in words with the file that shows it. Undefined if it does not. */
  async check(story: Story, look: Look, screenshot: Buffer): Promise<string | undefined> {
    const before = this.read(story, look)
    if (before && isOf(before, hashOf(screenshot))) return undefined
    const now = await shrink(screenshot)
    const difference = before && (await compare(before, now))
    if (before && !difference) return undefined
    const file = join(REPORT, `${story.id}.${look}.png`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await beside([before, now, difference?.picture].filter((each) => each !== undefined)))
    return `${story.id} (${look}): ${difference?.words ?? 'no picture is approved yet'}, see ${shown(file)}`
  }

  /** Keeps the pictures of a story that has changed, and removes those of looks that it has no more. */
  async keep(
    story: Story,
    screenshots: ReadonlyMap<Look, Buffer>,
    looks: readonly Look[] = LOOKS,
  ): Promise<void> {
    const light = screenshots.get('light')
    for (const look of looks) {
      const [file, screenshot] = [this.fileOf(story, look), screenshots.get(look)]
      const isKept = screenshot && !(look !== 'light' && light?.equals(screenshot))
      if (isKept && existsSync(file) && isOf(readFileSync(file), hashOf(screenshot))) continue
      rmSync(file, { force: true })
      if (!isKept) continue
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, withHash(await shrink(screenshot), hashOf(screenshot)))
    }
  }

  /** Pictures in some looks of stories that are gone, or are not looked at in them. */
  orphans(stories: readonly Story[], looks: readonly Look[] = LOOKS): string[] {
    const wanted = new Set(stories.flatMap((story) => looks.map((look) => this.fileOf(story, look))))
    return filesBelow(this.folder, (path) => looks.some((look) => path.endsWith(`.${look}.png`))).filter(
      (path) => !wanted.has(path),
    )
  }
}
