import { FileManager, type FileManagerOptions, type ManagedFile } from '@sitewright/editor-ui/file-manager'
import { useLatest } from '@sitewright/machine/react'
import { ignoreAnswer, unwrap, type Http } from '@sitewright/site/http'
import { MB } from '@sitewright/site/rules'
import { useMemo, type ReactNode } from 'react'
import type { PanelProps } from '../panel.ts'
import { fileCalls, readFile, readFilePage, readJob, readUpload } from './file-call.ts'
import { usesOf, usesText, withoutPicture } from './file-use.ts'
import { pictureOf } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { useUploadGuard } from './use-upload-guard.ts'

type Transport = Pick<FileManagerOptions, 'load' | 'upload' | 'rename' | 'remove' | 'pollJob' | 'cancelJob'>

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
  cancelJob: async (id, signal) =>
    unwrap(await http.call({ ...fileCalls.cancelJob, params: { id }, signal }, ignoreAnswer)),
  rename: async (id, name, signal) =>
    unwrap(await http.call({ ...fileCalls.rename, params: { id }, body: { name }, signal }, readFile)),
  remove: async (id, signal) =>
    unwrap(await http.call({ ...fileCalls.remove, params: { id }, signal }, ignoreAnswer)),
})

/** Site whose files are managed, and what changes it. */
export type FilesOfSite = Pick<PanelProps, 'site' | 'change' | 'locale' | 'shop' | 'keep'>

interface SiteFilesProps extends FilesOfSite {
  /** Receives the picture that is chosen. Without it, files can only be managed. */
  readonly onChoose?: ((file: ManagedFile) => void) | undefined
}

/** The files of the site. A picture that is replaced or deleted is so on every page. */
export function SiteFiles({ onChoose, ...files }: SiteFilesProps): ReactNode {
  const { http } = files.shop
  const transport = useMemo(() => fileTransport(http), [http])
  const latest = useLatest(files)
  const guard = useUploadGuard(files.keep)
  const replace = (file: ManagedFile, replaces: string | undefined) => {
    const { site, change } = latest.current
    const chosen = replaces === undefined ? undefined : pictureOf(file)
    if (chosen) change(`picture ${file.name}`, { pictures: { ...site.pictures, ...chosen.pictures } })
  }
  const remove = async (id: string, signal: AbortSignal) => {
    await transport.remove(id, signal)
    const { site, change } = latest.current
    change('deleted picture', withoutPicture(site, id))
  }
  const note = ({ id }: ManagedFile) => {
    const { site, locale } = latest.current
    return usesText(usesOf(site, id, locale))
  }
  return (
    <FileManager
      {...transport}
      accept="image/*,.pdf"
      maxBytes={5 * MB}
      pollMs={300}
      remove={remove}
      deletionNote={note}
      onChoose={onChoose}
      onUploaded={replace}
      onUploadsChange={guard}
    />
  )
}
