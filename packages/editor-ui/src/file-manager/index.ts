export { type FileActionTransport } from './file-action.browser.ts'
export { type FileListOptions, type LoadFiles } from './file-list.browser.ts'
export {
  createFileManager,
  type FileManager as FileManagerStore,
  type FileManagerOptions,
} from './file-manager.browser.ts'
export {
  connectFileManager,
  type FileApi,
  type FileAttributes,
  type FileMessages,
  type FileTexts,
  type UploadAttributes,
} from './file-manager.connect.ts'
export { FileManager, type FileManagerProps } from './file-manager.react.tsx'
export {
  type FileAction,
  type FileListSnapshot,
  type FileManagerSnapshot,
  type UploadItem,
} from './file-manager.ts'
export { type FilePage, type ManagedFile } from './file/managed-file.ts'
export {
  type UploadRequest,
  type UploadTimes,
  type UploadTransport,
} from './upload/upload-request.browser.ts'
export { type UploadState } from './upload/upload.machine.ts'
export {
  type FileFacts,
  type FileLimits,
  type JobAnswer,
  type UploadAnswer,
  type UploadFailure,
} from './upload/upload.ts'
export { createUploads, type Uploads, type UploadsOptions } from './upload/uploads.browser.ts'
