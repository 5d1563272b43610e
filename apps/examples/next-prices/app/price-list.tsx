'use client'

import { Money, MoneyProvider } from '@sitewright/money-format/react'
import { useState } from 'react'
import type { Tea } from './teas'

/** A client component: the visitor chooses how prices are written. */
export function PriceList({ teas }: { teas: readonly Tea[] }) {
  const [locale, setLocale] = useState('en-US')
  return (
    <MoneyProvider locale={locale}>
      <label>
        Language{' '}
        <select value={locale} onChange={(event) => setLocale(event.target.value)}>
          <option value="en-US">English</option>
          <option value="de-DE">Deutsch</option>
        </select>
      </label>
      <ul>
        {teas.map(({ name, price }) => (
          <li key={name}>
            {name}: <Money value={price} />
          </li>
        ))}
      </ul>
    </MoneyProvider>
  )
}
