import type { ReactNode } from 'react'
import { image } from '../site/record/image.ts'
import { path } from '../site/record/path.ts'
import { WORDS } from '../shop/words.ts'
import type { Locale } from '../site/content/words.ts'

interface EmptyProps {
  readonly locale: Locale
  readonly picture?: string
  readonly action?: string
  readonly children: ReactNode
}

/** A desk with nothing on it: a sentence, a way on, and a picture of what is not there. */
export function Empty({ locale, picture = 'empty-sill', action, children }: EmptyProps) {
  const { assetUrl, srcset } = image(picture, '')
  return (
    <div className="desk-empty">
      <div role="status">
        {children}
        <a className="button" href={path('/shop', locale)}>
          {action ?? WORDS.toShop[locale]}
        </a>
      </div>
      <img
        src={assetUrl}
        srcSet={srcset}
        sizes="(min-width: 60rem) 60vw, 100vw"
        width="1280"
        height="800"
        alt=""
      />
    </div>
  )
}

/** The cart's desk with nothing on it; the page brings it along, and the desk shows the same. */
export const EmptyCart = ({ locale }: { readonly locale: Locale }) => (
  <Empty locale={locale}>
    <p className="lead">{WORDS.empty[locale]}</p>
  </Empty>
)
