import { Button } from '@sitewright/editor-ui/button'
import type { ManagedFile } from '@sitewright/editor-ui/file-manager'
import type { Http } from '@sitewright/site/http'
import { useId, useState, type ReactNode } from 'react'
import { pictureOf, type ChosenPicture, type Pictures } from './picture.ts'
import { SiteFiles } from './site-files.tsx'

interface PicturePickerProps {
  readonly label: string
  /** Name of the picture. */
  readonly value: string
  readonly pictures: Pictures
  readonly http: Http
  readonly onChange: (chosen: ChosenPicture) => void
}

/** A picture, and a button that opens the files to choose another one. */
export function PicturePicker({ label, value, pictures, http, onChange }: PicturePickerProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const id = useId()
  const action = isOpen ? 'Close files' : 'Choose picture'
  const choose = (file: ManagedFile) => {
    const chosen = pictureOf(file)
    setIsRefused(!chosen)
    if (!chosen) return
    setIsOpen(false)
    onChange(chosen)
  }
  return (
    <div className="config-picture">
      <img src={pictures[value] ?? `/picture/${value}-640.webp`} alt="" width="96" height="96" />
      <div>
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
        {isOpen && <SiteFiles http={http} onChoose={choose} />}
      </div>
    </div>
  )
}
