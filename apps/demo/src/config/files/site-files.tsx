import { FileManager, type FileManagerOptions, type ManagedFile } from '@sitewright/editor-ui/file-manager'
import { ignoreAnswer, type Http } from '@sitewright/site/http'
import { unwrap } from '@sitewright/site/result'
import { MB } from '@sitewright/site/file-size'
import { useMemo, type ReactNode } from 'react'
import { fileCalls, readFile, readFilePage, readJob, readUpload } from './file-call.ts'
import { shrinkPicture } from './shrink-picture.ts'

type Transport = Pick<FileManagerOptions, 'load' | 'upload' | 'rename' | 'remove' | 'pollJob'>

/** The requests of the file manager. */
const fileTransport = (http: Http): Transport => ({
  load: async (cursor, signal) =>
    unwrap(await http.call({ ...fileCalls.load, query: { cursor }, signal }, readFilePage)),
  upload: async (file, { signal, replaces, onProgress }) => {
    const thumbnailUrl = await shrinkPicture(file)
    onProgress(0.5)
    const { name, type, size } = file
    const body = { name, type, size, thumbnailUrl, replaces }
    return unwrap(await http.call({ ...fileCalls.upload, body, signal }, readUpload))
  },
  pollJob: async (id, signal) =>
    unwrap(await http.call({ ...fileCalls.job, params: { id }, signal }, readJob)),
  rename: async (id, name, signal) =>
    unwrap(await http.call({ ...fileCalls.rename, params: { id }, body: { name }, signal }, readFile)),
  remove: async (id, signal) =>
    unwrap(await http.call({ ...fileCalls.remove, params: { id }, signal }, ignoreAnswer)),
})

interface SiteFilesProps {
  readonly http: Http
  /** Receives the picture that is chosen. Without it, files can only be managed. */
  readonly onChoose?: ((file: ManagedFile) => void) | undefined
  /** Receives files that were uploaded, and the id of the file that each replaces. The function of the first render applies. */
  readonly onUploaded?: ((file: ManagedFile, replaces: string | undefined) => void) | undefined
}

/** The files of the site. */
export function SiteFiles({ http, ...listeners }: SiteFilesProps): ReactNode {
  const transport = useMemo(() => fileTransport(http), [http])
  return <FileManager {...transport} accept="image/*,.pdf" maxBytes={5 * MB} pollMs={300} {...listeners} />
}
