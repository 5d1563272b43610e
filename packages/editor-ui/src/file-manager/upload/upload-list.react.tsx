'use client'

import { useRef, type ReactNode } from 'react'
import { Button } from '../../button/button.react.tsx'
import { focusPart, useLostFocus } from '../../focus/lost-focus.react.ts'
import type { FileAttributes, FileMessages, FileTexts } from '../file-manager.connect.ts'
import type { UploadItem } from '../file-manager.ts'

const uploadPath = 'M12 16V4.5M7 9l5-5 5 5M4.5 15v4.5h15V15'

interface UploadDropProps {
  readonly isOver: boolean
  readonly texts: FileTexts
  readonly onFiles: (files: readonly File[]) => void
}

/** The place to drop files, which is also the button to choose them. */
export function UploadDrop({ isOver, texts: { messages, accept }, onFiles }: UploadDropProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        data-editor="file-drop"
        data-state={isOver ? 'over' : 'idle'}
        onClick={() => input.current?.click()}
      >
        <svg aria-hidden="true" data-editor="icon" viewBox="0 0 24 24" width="24" height="24">
          <path d={uploadPath} />
        </svg>
        <strong>{messages['editor.files.upload']}</strong>
        <span>
          {messages['editor.files.drop']} {messages['editor.files.dropHint']}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={messages['editor.files.upload']}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface UploadListProps {
  readonly uploads: readonly UploadItem[]
  readonly attributes: FileAttributes
  readonly messages: FileMessages
}

/** Uploads on their way, and those that failed. */
export function UploadList({ uploads, attributes, messages }: UploadListProps): ReactNode {
  if (uploads.length === 0) return null
  return (
    <ul data-editor="uploads" aria-label={messages['editor.files.uploads']}>
      {uploads.map((item) => (
        <UploadRow key={item.id} item={item} attributes={attributes} messages={messages} />
      ))}
    </ul>
  )
}

interface UploadRowProps extends Omit<UploadListProps, 'uploads'> {
  readonly item: UploadItem
}

function UploadRow({ item, attributes, messages }: UploadRowProps): ReactNode {
  const { root, state, cancel, retry, dismiss, ...upload } = attributes.upload(item)
  const focus = useLostFocus(focusPart)
  return (
    <li {...root} {...focus}>
      <div data-editor="upload-text">
        <p data-editor="file-label">{item.fileName}</p>
        {upload.isActive && <Progress item={item} />}
        <p {...state} />
        <p data-editor="upload-problem" role="alert">
          {upload.isRequestFailure && (
            <>
              <strong>{messages['editor.error.uploadTitle']}</strong> {messages['editor.error.upload']}{' '}
            </>
          )}
          {upload.failure}
        </p>
      </div>
      {upload.isActive && (
        <Button kind="plain" {...cancel}>
          {messages['editor.files.cancel']}
        </Button>
      )}
      {upload.isRetryable && <Button {...retry}>{messages['editor.retry.retry']}</Button>}
      {!upload.isActive && (
        <Button kind="plain" {...dismiss}>
          {messages['editor.files.dismiss']}
        </Button>
      )}
    </li>
  )
}

/** A bar without a value moves: how long an answer takes is not known. */
function Progress({ item: { fileName, state, progress } }: { readonly item: UploadItem }): ReactNode {
  if (state !== 'queued' && state !== 'uploading') return <progress aria-label={fileName} />
  return <progress aria-label={fileName} value={progress} max={1} />
}
