import type { ReactNode } from 'react'
import type { PanelProps } from '../panel.ts'
import { SiteFiles } from './site-files.tsx'

/** The files of the site. */
export default function FilesPanel({ site, change, locale, shop, keep }: PanelProps): ReactNode {
  return <SiteFiles site={site} change={change} locale={locale} shop={shop} keep={keep} />
}
