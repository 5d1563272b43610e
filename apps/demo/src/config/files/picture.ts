import type { ManagedFile } from '@sitewright/editor-ui/file-manager'

/** Pictures that were uploaded, by the id of their file: as data URLs. */
export type Pictures = Readonly<Record<string, string>>

/** A picture that was chosen: its name, and its content if it was uploaded. */
export interface ChosenPicture {
  readonly name: string
  readonly pictures: Pictures
}

/** Reads which picture a file is. Undefined for files that are none. */
export function pictureOf({ id, thumbnailUrl }: ManagedFile): ChosenPicture | undefined {
  if (!thumbnailUrl) return undefined
  return { name: id, pictures: thumbnailUrl.startsWith('data:') ? { [id]: thumbnailUrl } : {} }
}
