import { isRecord } from '@sitewright/site/reader'
import { isNamed } from '../../part/answer.ts'

/** A file that is stored for the site. */
export interface ManagedFile {
  /** Id of the file. */
  readonly id: string
  /** Name that the user sees. */
  readonly name: string
  /** Size in bytes. */
  readonly size?: number | undefined
  /** Media type, such as `image/png`. */
  readonly type?: string | undefined
  /** Address of a small picture of it. */
  readonly thumbnailUrl?: string | undefined
  /** Time of its upload, in milliseconds since 1970. */
  readonly addedAt?: number | undefined
}

/** One page of the list of files. */
export interface FilePage {
  readonly files: readonly ManagedFile[]
  /** Position of the next page. Undefined after the last one; null and an empty text are read as that too. */
  readonly nextCursor?: string | undefined
}

/** Checks that an answer is a file. */
export const isManagedFile = (value: unknown): value is ManagedFile => isNamed(value)

/**
 * Returns the file of an answer.
 * @throws `Error` for any other answer, so that its request has failed
 */
export function requireFile(answer: unknown): ManagedFile {
  if (!isManagedFile(answer)) throw new Error('An answer is no file: it lacks `id` or `name`.')
  return answer
}

/**
 * Returns the page of an answer.
 * @throws `Error` for any other answer, so that its request has failed
 */
export function requirePage(answer: FilePage): FilePage {
  const files: unknown = isRecord(answer) && answer.files
  if (!Array.isArray(files)) throw new Error('An answer is no page of files: it lacks `files`.')
  files.forEach(requireFile)
  return answer
}

/** Puts a file in the place of the one with its id, or first if there is none. */
export const withFile = (files: readonly ManagedFile[], file: ManagedFile): readonly ManagedFile[] =>
  files.some(({ id }) => id === file.id)
    ? files.map((other) => (other.id === file.id ? file : other))
    : [file, ...files]

/** Appends a page. A file that moved to a later page meanwhile is kept once, at its first position. */
export function withPage(
  files: readonly ManagedFile[],
  page: readonly ManagedFile[],
): readonly ManagedFile[] {
  const known = new Set(files.map(({ id }) => id))
  const added: ManagedFile[] = []
  for (const file of page) {
    if (known.has(file.id)) continue
    known.add(file.id)
    added.push(file)
  }
  return [...files, ...added]
}

/** A page as it is after changes that it does not know of. Undefined stands for a file that was removed. */
export function withChanges(
  page: readonly ManagedFile[],
  changes: ReadonlyMap<string, ManagedFile | undefined>,
): readonly ManagedFile[] {
  const kept = page.filter(({ id }) => !changes.has(id) || changes.get(id))
  let files = withPage([], kept)
  for (const file of changes.values()) if (file) files = withFile(files, file)
  return files
}

/** Checks a new file name: one that is blank is a problem. */
export const isFileName = (name: string): boolean => name.trim() !== ''

/** Length of the part of a name before its extension, to be selected when it is renamed. */
export function stemLength(name: string): number {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? dot : name.length
}
