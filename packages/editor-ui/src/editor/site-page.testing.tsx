'use client'

import type { PopupPosition, SlideType } from '@sitewright/site/enumerations'
import type { ReactNode } from 'react'
import type { Address } from '../address-fields/address-fields.react.tsx'
import type { CartPreview, DeviceView, PageStatus, SliceType } from '../constants.ts'
import { fontStack, type Font } from '../font-picker/font.ts'
import { pageMessages, sliceMessages } from '../messages.ts'
import { createProseMirror } from '../prosemirror/prosemirror.browser.ts'
import { RichTextEditor } from '../rich-text/rich-text.react.tsx'
import { useMessages } from '../provider/provider.react.tsx'
import { useBakery } from './bakery-context.testing.tsx'
import { photo, swatchesOf } from './bakery.testing.ts'

/** Settings of a site and its page. */
export interface SiteSettings {
  readonly color: string
  readonly font: Font
  readonly view: DeviceView
  readonly status: PageStatus
  readonly slices: readonly SliceType[]
  readonly slide: SlideType
  readonly popup: PopupPosition
  readonly cart: CartPreview
  readonly address: Address
  /** Title of the video, once it is found. */
  readonly video: string | undefined
}

const engine = () => createProseMirror

/** The page of the site as its visitors see it, with its text to edit. `hasPopup` shows its popup. */
export function SitePage({
  settings,
  hasPopup,
}: {
  readonly settings: SiteSettings
  readonly hasPopup: boolean
}): ReactNode {
  const { view, color, font, cart, popup } = settings
  const bakery = useBakery()
  return (
    <div className="editor-stage">
      <div
        className="site"
        data-view={view}
        style={{ '--heading': color, '--heading-font': fontStack(font) } as Record<string, string>}
      >
        <div className="site-head">
          <strong>{bakery.name}</strong>
          <span className="site-cart">{bakery.carts[cart]}</span>
        </div>
        <RichTextEditor
          label={bakery.editor.textOfThePage}
          engine={engine}
          defaultValue={bakery.text}
          swatches={swatchesOf(bakery)}
          destinations={{ pages: bakery.pages }}
        />
        <SiteEnd settings={settings} />
        {hasPopup && (
          <div className="site-above" data-position={popup}>
            <p className="site-popup">{bakery.popup}</p>
          </div>
        )}
      </div>
    </div>
  )
}

const texts = { ...pageMessages, ...sliceMessages }

/** Parts below the text: a video, slices, and the foot of each page. */
function SiteEnd({ settings: { video, slices, slide, address } }: { readonly settings: SiteSettings }) {
  const { editor } = useBakery()
  const messages = useMessages(texts)
  const lines = [address.address, address.cityStateZip, address.country].filter(Boolean)
  return (
    <div className="site-end">
      {video && (
        <figure className="site-video">
          <img src={photo(28)} alt="" />
          <figcaption>▶ {video}</figcaption>
        </figure>
      )}
      {slices.map((slice, index) => (
        <div key={index} className="site-slice">
          {messages[`editor.slice.${slice}`]}
        </div>
      ))}
      <div className="site-foot">
        <address>{lines.join(' · ')}</address>
        <span>
          {editor.firstScreen}: {messages[`editor.slide.${slide}`]}
        </span>
      </div>
    </div>
  )
}
