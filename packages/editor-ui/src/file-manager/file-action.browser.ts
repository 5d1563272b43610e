import { createRequests, type RequestsOptions } from '../request/request.browser.ts'
import type { FileAction } from './file-manager.ts'
import { requireFile, type ManagedFile } from './file/managed-file.ts'

/** The requests that change files. A rejected promise is a failure. */
export interface FileActionTransport {
  /** Gives a file another name. What the answer leaves out, as its size, stays as it was. */
  readonly rename: (id: string, name: string, signal: AbortSignal) => Promise<ManagedFile>
  /** Deletes a file. */
  readonly remove: (id: string, signal: AbortSignal) => Promise<unknown>
}

/** Settings of `createFileActions`. */
export interface FileActionOptions extends FileActionTransport, RequestsOptions {
  readonly onRenamed: (file: ManagedFile) => void
  readonly onRemoved: (id: string) => void
}

/** Actions on files. */
export type FileActions = ReturnType<typeof createFileActions>

/** Creates the actions on files. A later action on a file ends the earlier one; those on others go on. */
export function createFileActions(options: FileActionOptions) {
  const requests = createRequests<FileAction>(options)
  return {
    ...requests,
    rename: (id: string, name: string): void =>
      requests.send(id, { kind: 'rename', name }, async (signal) => {
        const file = requireFile(await options.rename(id, name, signal))
        return () => options.onRenamed(file)
      }),
    remove: (id: string): void => {
      const present = requests.snapshot()[id]
      // A second request would find that the file is gone, and fail.
      if (present?.status === 'pending' && present.about.kind === 'delete') return
      requests.send(id, { kind: 'delete' }, async (signal) => {
        await options.remove(id, signal)
        return () => options.onRemoved(id)
      })
    },
  }
}
