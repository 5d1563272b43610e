import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Work } from '../../area.ts'
import type { Price } from './prices.ts'

const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

const Plain = ({ text }: { readonly text: string }): ReactNode => <bdi>{text}</bdi>

/** What React itself takes: the texts are ready. */
export const page: Work<readonly Price[], string> = (all) => {
  const texts = all.map(({ value }) => intl.format(value as `${number}`))
  return () =>
    renderToStaticMarkup(
      <>
        {texts.map((text, i) => (
          <Plain key={i} text={text} />
        ))}
      </>,
    )
}
