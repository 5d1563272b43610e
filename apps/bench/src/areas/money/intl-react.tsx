import { renderToStaticMarkup } from 'react-dom/server'
import type { Work } from '../../area.ts'
import type { Price } from './prices.ts'

const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** The least that shows a price. */
function Held({ value }: Price) {
  return <bdi>{intl.format(value as `${number}`)}</bdi>
}

export const page: Work<readonly Price[], string> = (all) => () =>
  renderToStaticMarkup(
    <>
      {all.map((price, i) => (
        <Held key={i} {...price} />
      ))}
    </>,
  )
