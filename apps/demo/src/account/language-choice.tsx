import { setLanguage } from '@sitewright/site/session'
import { useId, useState } from 'react'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { siteContent } from '../site/content/site-content.ts'
import { ACCOUNT_TEXTS } from './account-text.ts'

/** Language in which the house writes to a member. It is another thing than the language of the page. */
export function LanguageChoice({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const id = useId()
  const [code, setCode] = useState<string>(locale)
  const [message, setMessage] = useState('')
  const { languages } = siteContent()
  const choose = async (next: string) => {
    setCode(next)
    const { name = next, custom = false } = languages.find((language) => language.code === next) ?? {}
    const saved = await setLanguage(shop.http, { code: next, custom })
    setMessage(
      (saved.ok ? ACCOUNT_TEXTS.saved : ACCOUNT_TEXTS.failed)[locale].replace('{language}', () => name),
    )
  }
  return (
    <p className="field">
      <label htmlFor={id}>{ACCOUNT_TEXTS.language[locale]}</label>
      <select id={id} value={code} onChange={(event) => void choose(event.target.value)}>
        {languages.map((language) => (
          <option key={language.code} value={language.code}>
            {language.name ?? language.code}
          </option>
        ))}
      </select>
      <span className="meta" role="status">
        {message}
      </span>
    </p>
  )
}
