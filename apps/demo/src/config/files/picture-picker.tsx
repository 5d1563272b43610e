import { Button } from '@sitewright/editor-ui/button'
import type { ManagedFile } from '@sitewright/editor-ui/file-manager'
import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { pictureOf, type ChosenPicture } from './picture.ts'
import { SiteFiles, type FilesOfSite } from './site-files.tsx'

interface PicturePickerProps {
  readonly label: string
  /** Name of the picture. Empty if there is none. */
  readonly value: string
  readonly files: FilesOfSite
  readonly onChange: (chosen: ChosenPicture) => void
}

/** A picture, and a button that opens the files to choose another one. */
export function PicturePicker({ label, value, files, onChange }: PicturePickerProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const id = useId()
  const { keep } = files
  const keepFiles = useCallback(() => {
    const cleanup = keep()
    setIsUploading(true)
    return () => {
      setIsUploading(false)
      cleanup()
    }
  }, [keep])
  const action = isOpen ? 'Close files' : 'Choose picture'
  const choose = (file: ManagedFile) => {
    const chosen = pictureOf(file)
    setIsRefused(!chosen)
    if (!chosen) return
    setIsOpen(false)
    opener.current?.querySelector('button')?.focus()
    onChange(chosen)
  }
  return (
    <div className="config-picture">
      {value ? (
        <img src={files.site.pictures[value] ?? `/picture/${value}-640.webp`} alt="" width="96" height="96" />
      ) : (
        <span className="config-no-picture">No picture</span>
      )}
      <div ref={opener}>
        <p data-editor="label">{label}</p>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${action}: ${label}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        <p role="alert" data-editor="problem">
          {isRefused && 'This file is not a picture.'}
        </p>
        {(isOpen || isUploading) && <SiteFiles {...files} keep={keepFiles} onChoose={choose} />}
      </div>
    </div>
  )
}
