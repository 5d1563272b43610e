import type { RequestsSnapshot } from '../request/request.ts'
import type { ManagedFile } from './file/managed-file.ts'
import type { UploadState } from './upload/upload.machine.ts'
import type { UploadFailure } from './upload/upload.ts'

/** State of a list of files. */
export interface FileListSnapshot {
  /** Files that are loaded so far. */
  readonly files: readonly ManagedFile[]
  /** Whether files are on their way, there, or could not be loaded. */
  readonly status: 'pending' | 'success' | 'failed'
  /** True if the server has more files. */
  readonly hasMore: boolean
}

/** The upload of one file. */
export interface UploadItem {
  /** Identifies the upload, not the file that is stored. */
  readonly id: string
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  readonly state: UploadState
  /** Share that has been sent, from 0 to 1. */
  readonly progress: number
  /** Why it has failed. Undefined if it has not. */
  readonly failure: UploadFailure | undefined
  /** Id of the file that is replaced. */
  readonly replaces: string | undefined
}

/** An action on a file. */
export interface FileAction {
  readonly kind: 'rename' | 'delete'
  /** The new name. */
  readonly name?: string | undefined
}

/** Actions that are under way or failed, by the id of the file. */
export type FileActionsSnapshot = RequestsSnapshot<FileAction>

/** State of a file manager. */
export interface FileManagerSnapshot extends FileListSnapshot {
  /** Uploads, in their order. */
  readonly uploads: readonly UploadItem[]
  /** Actions on files that are on their way or failed. */
  readonly actions: FileActionsSnapshot
  /** Id of the selected file. */
  readonly selectedId: string | undefined
  /** True while the name of the selected file is edited. */
  readonly isRenaming: boolean
}
