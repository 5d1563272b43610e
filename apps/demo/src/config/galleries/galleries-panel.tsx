import { Button } from '@sitewright/editor-ui/button'
import { Tabs } from '@sitewright/editor-ui/tabs'
import { parseOptions } from '@sitewright/gallery'
import { storedName } from '@sitewright/gallery/schema'
import { useState, type ReactNode } from 'react'
import { galleryIds, type GalleryId } from '../../site/content/site-gallery.ts'
import { word } from '../../site/content/word.ts'
import type { PanelProps } from '../panel.ts'
import { GalleryControls } from './gallery-controls.tsx'

/** Text of the templates that is the title of a gallery on the page. */
const TITLES = {
  slideshow: 'slideshowTitle',
  grid: 'gridTitle',
  slider: 'sliderTitle',
  stacked: 'stackedTitle',
} as const satisfies Record<GalleryId, string>

/** Galleries of the gallery page: controls of all options, made from the table that the gallery itself is made from. */
export default function GalleriesPanel({ site, change, locale }: PanelProps): ReactNode {
  const tabs = galleryIds.map((each) => ({ id: each, label: word(TITLES[each], locale) }))
  const [id, setId] = useState<GalleryId>('slideshow')
  const stored = site.galleries[id]
  const set = (label: string, next: typeof stored) =>
    change(`${label} of the gallery`, { galleries: { ...site.galleries, [id]: next } })
  return (
    <Tabs tabs={tabs} selected={id} onSelect={setId} label="Galleries of the page">
      <div className="config-fields">
        <GalleryControls
          options={parseOptions(stored)}
          onChange={(key, value) => set(storedName(key), { ...stored, [storedName(key)]: value })}
        />
        <div>
          <Button kind="quiet" onClick={() => set('reset', { design: stored.design ?? 'grid' })}>
            Use the defaults
          </Button>
        </div>
      </div>
    </Tabs>
  )
}
