import { useState, type ReactNode } from 'react'
import { image } from '../site/record/image.ts'
import { path } from '../site/record/path.ts'
import { TEXTS } from '../messages.ts'
import type { Language } from '../site/content/words.ts'
import { textIn } from '../site/content/text-in.ts'

interface EmptyPageProps {
  readonly locale: Language
  readonly picture?: string
  readonly action?: string
  /** Link in place of the one to the shop. */
  readonly link?: { readonly href: string; readonly text: string }
  readonly children: ReactNode
}

/** Page without content: a sentence, a link, and a picture. */
export function EmptyPage({ locale, picture = 'empty-sill', action, link, children }: EmptyPageProps) {
  const { assetUrl, srcset } = image(picture, '')
  return (
    <div className="empty-page">
      <div role="status">
        {children}
        <a className="button" href={link?.href ?? path('/shop', locale)}>
          {link?.text ?? action ?? textIn(TEXTS.toShop, locale)}
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

interface FailedPageProps {
  readonly locale: Language
  readonly retry: () => Promise<void>
}

/** Page whose content could not be read, with a button that asks for it again. */
export function FailedPage({ locale, retry }: FailedPageProps) {
  const [isAsking, setAsking] = useState(false)
  async function ask() {
    if (isAsking) return
    setAsking(true)
    await retry()
    setAsking(false)
  }
  return (
    <div role="alert">
      <p className="lead">{textIn(TEXTS.unanswered, locale)}</p>
      <button type="button" className="button" aria-disabled={isAsking} onClick={() => void ask()}>
        {isAsking ? textIn(TEXTS.paying, locale) : textIn(TEXTS.retry, locale)}
      </button>
    </div>
  )
}

/** Empty cart page: printed by the server, and rendered the same by the page app. */
export const EmptyCart = ({ locale }: { readonly locale: Language }) => (
  <EmptyPage locale={locale}>
    <p className="lead">{textIn(TEXTS.empty, locale)}</p>
  </EmptyPage>
)
