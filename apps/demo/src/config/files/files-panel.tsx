import type { ReactNode } from 'react'
import { useLatest } from '../control/use-latest.ts'
import type { PanelProps } from '../panel.ts'
import { pictureOf } from './picture.ts'
import { SiteFiles } from './site-files.tsx'

/** The files of the site. A picture that is replaced is replaced on every page. */
export default function FilesPanel(props: PanelProps): ReactNode {
  const latest = useLatest(props)
  return (
    <SiteFiles
      http={props.shop.http}
      onUploaded={(file, replaces) => {
        const { site, change } = latest.current
        const chosen = replaces === undefined ? undefined : pictureOf(file)
        if (chosen) change(`picture ${file.name}`, { pictures: { ...site.pictures, ...chosen.pictures } })
      }}
    />
  )
}
