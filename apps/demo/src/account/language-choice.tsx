import { setLanguage } from '@sitewright/site/session'
import { useId, useState } from 'react'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { LOCALES } from '../site/content/words.ts'
import { ACCOUNT_TEXTS, LANGUAGE_NAMES } from './account-text.ts'

/** Language in which the house writes to a member. It is another thing than the language of the page. */
export function LanguageChoice({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const id = useId()
  const [code, setCode] = useState<string>(locale)
  const [message, setMessage] = useState('')
  const choose = async (next: string) => {
    setCode(next)
    const saved = await setLanguage(shop.http, { code: next, custom: false })
    const language = LANGUAGE_NAMES[next === 'de' ? 'de' : 'en']
    setMessage(
      (saved.ok ? ACCOUNT_TEXTS.saved : ACCOUNT_TEXTS.failed)[locale].replace('{language}', language),
    )
  }
  return (
    <p className="field">
      <label htmlFor={id}>{ACCOUNT_TEXTS.language[locale]}</label>
      <select id={id} value={code} onChange={(event) => void choose(event.target.value)}>
        {LOCALES.map((each) => (
          <option key={each} value={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
      <span className="meta" role="status">
        {message}
      </span>
    </p>
  )
}
