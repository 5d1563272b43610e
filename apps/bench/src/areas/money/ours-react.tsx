import { Money, MoneyProvider } from '@sitewright/money-format/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Work } from '../../area.ts'
import type { Price } from './prices.ts'

export const page: Work<readonly Price[], string> = (all) => () =>
  renderToStaticMarkup(
    <MoneyProvider locale="de-DE">
      {all.map((price, i) => (
        <Money key={i} value={price} />
      ))}
    </MoneyProvider>,
  )
