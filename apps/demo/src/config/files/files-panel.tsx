import type { ReactNode } from 'react'
import type { PanelProps } from '../panel.ts'
import { SiteFiles } from './site-files.tsx'

/** The files of the site. Products and the popup take their pictures from here. */
export default function FilesPanel({ shop }: PanelProps): ReactNode {
  return <SiteFiles http={shop.http} />
}
