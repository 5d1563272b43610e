'use client'

import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { Failure } from '../fetch-state/failure.react.tsx'
import { Field } from '../field/field.react.tsx'
import { connectInnerForm } from '../part/form/form.connect.ts'
import { actionFailureText, fileFacts, type FileTexts } from './file-manager.connect.ts'
import type { FileAction } from './file-manager.ts'
import type { RequestState } from '../request/request.ts'
import { isFileName, stemLength, type ManagedFile } from './file/managed-file.ts'

/** Props of `FileDetail`. */
export interface FileDetailProps {
  readonly file: ManagedFile
  readonly action: RequestState<FileAction> | undefined
  readonly texts: FileTexts
  readonly isRenaming: boolean
  readonly onRename: (name: string) => void
  readonly onRenameStart: () => void
  readonly onRenameEnd: () => void
  readonly onReplace: (file: File) => void
  readonly onDelete: () => void
  readonly onChoose?: (() => void) | undefined
  readonly onRetry: () => void
}

const noFailure = { text: undefined }

/** Facts about a file, and its actions. */
export function FileDetail(props: FileDetailProps): ReactNode {
  const { file, action, texts, isRenaming, onRename, onRenameEnd } = props
  const { messages } = texts
  const titleId = useId()
  return (
    <section data-editor="file-detail" aria-labelledby={titleId}>
      <h3 id={titleId} data-editor="spoken">
        {messages['editor.files.detail']}
      </h3>
      <div data-editor="file-picture">
        {file.thumbnailUrl && <img src={file.thumbnailUrl} alt={file.name} />}
        {!file.thumbnailUrl && <FileGlyph name={file.name} />}
      </div>
      {isRenaming ? (
        <RenameForm key={file.id} name={file.name} texts={texts} onRename={onRename} onEnd={onRenameEnd} />
      ) : (
        <p data-editor="file-name">{file.name}</p>
      )}
      <dl data-editor="facts">
        {fileFacts(file, texts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Failure
        {...(action?.status === 'failed' ? actionFailureText(action.about.kind, messages) : noFailure)}
        retry={props.onRetry}
        label={messages['editor.retry.retry']}
      />
      <DetailActions {...props} />
    </section>
  )
}

function DetailActions({
  action,
  texts: { messages, accept },
  onChoose,
  onRenameStart,
  onReplace,
  onDelete,
}: FileDetailProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const pending = action?.status === 'pending' ? action.about.kind : undefined
  return (
    <div data-editor="file-actions">
      {onChoose && (
        <Button kind="primary" onClick={onChoose}>
          {messages['editor.files.choose']}
        </Button>
      )}
      <Button isBusy={pending === 'rename'} onClick={onRenameStart}>
        {messages['editor.files.rename']}
      </Button>
      <Button onClick={() => input.current?.click()}>{messages['editor.files.replace']}</Button>
      <Button kind="plain" isBusy={pending === 'delete'} onClick={onDelete}>
        {messages['editor.files.delete']}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={messages['editor.files.replace']}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onReplace(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

interface RenameFormProps {
  readonly name: string
  readonly texts: FileTexts
  readonly onRename: (name: string) => void
  readonly onEnd: () => void
}

/** Only the name is selected at first, without its extension. */
function RenameForm({ name, texts: { messages }, onRename, onEnd }: RenameFormProps): ReactNode {
  const [draft, setDraft] = useState(name)
  const [isProblem, setIsProblem] = useState(false)
  function save(): void {
    const isValid = isFileName(draft)
    setIsProblem(!isValid)
    if (!isValid) return
    if (draft.trim() !== name) onRename(draft.trim())
    onEnd()
  }
  return (
    <div {...connectInnerForm('file-rename', { save, cancel: onEnd })}>
      <Field
        label={messages['editor.files.name']}
        problem={isProblem ? messages['editor.validation.fileName'] : undefined}
      >
        {(control) => (
          <input
            ref={focusStem}
            type="text"
            {...control}
            value={draft}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
        )}
      </Field>
      <div data-editor="actions">
        <Button onClick={onEnd}>{messages['editor.files.cancel']}</Button>
        <Button kind="primary" onClick={save}>
          {messages['editor.files.save']}
        </Button>
      </div>
    </div>
  )
}

function focusStem(input: HTMLInputElement | null): void {
  input?.focus()
  input?.setSelectionRange(0, stemLength(input.value))
}

/** A sheet with the extension, for files without a picture. */
export function FileGlyph({ name }: { readonly name: string }): ReactNode {
  const extension = name.slice(stemLength(name) + 1)
  return (
    <span data-editor="file-glyph" aria-hidden="true">
      {extension.slice(0, 4).toUpperCase() || '—'}
    </span>
  )
}
