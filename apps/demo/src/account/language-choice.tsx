import { setLanguage } from '@sitewright/site/session'
import { useId, useState } from 'react'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { siteContent } from '../site/content/site-content.ts'
import { ACCOUNT_TEXTS } from './account-text.ts'
import { textIn } from '../site/content/text-in.ts'

interface LanguageChoiceProps extends PageAppProps {
  /** Code of the language that was chosen before. Defaults to that of the page. */
  readonly language: string | undefined
}

/** Language in which the house writes to a member. It is another thing than the language of the page. */
export function LanguageChoice({ shop, language }: LanguageChoiceProps) {
  const { locale } = shop.localization
  const id = useId()
  const [code, setCode] = useState(language ?? locale)
  const [message, setMessage] = useState('')
  const { languages } = siteContent()
  const choose = async (next: string) => {
    setCode(next)
    const { name = next, custom = false } = languages.find((each) => each.code === next) ?? {}
    const saved = await setLanguage(shop.http, { code: next, custom })
    // A choice that was not saved can be made again.
    if (!saved.ok) setCode(code)
    setMessage(
      textIn(saved.ok ? ACCOUNT_TEXTS.saved : ACCOUNT_TEXTS.failed, locale).replace('{language}', () => name),
    )
  }
  return (
    <p className="field">
      <label htmlFor={id}>{textIn(ACCOUNT_TEXTS.language, locale)}</label>
      <select id={id} value={code} onChange={(event) => void choose(event.target.value)}>
        {languages.map((each) => (
          <option key={each.code} value={each.code}>
            {each.name ?? each.code}
          </option>
        ))}
      </select>
      <span className="meta" role="status">
        {message}
      </span>
    </p>
  )
}
