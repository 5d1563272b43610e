import { Button } from '@sitewright/editor-ui/button'
import { useConfirm } from '@sitewright/editor-ui/confirm'
import { FetchState } from '@sitewright/editor-ui/fetch-state'
import { TextField } from '@sitewright/editor-ui/field'
import { disconnectMultilingual, fetchMultilingualStatus } from '@sitewright/site/multilingual'
import { useFetchState } from '@sitewright/site/react'
import { useCallback, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGES } from '../../site/content/words.ts'
import type { Shop } from '../../wiring.ts'
import { Section } from '../control/section.tsx'
import { SwitchField } from '../control/control.tsx'
import { removeAt } from '../document.ts'
import type { PanelProps } from '../panel.ts'
import { languageOf } from './language.ts'
import { TranslationTexts } from './translation-texts.tsx'

/** Connection to the service that translates. */
function Service({ shop: { http } }: { readonly shop: Shop }) {
  const ask = useConfirm()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    const status = await fetchMultilingualStatus(http)
    if (!status.ok) throw new Error('The status of the translation service is unknown.')
    return status.value.connected === true
  }, [http])
  const status = useFetchState(load, { report: () => undefined })
  const disconnect = async () => {
    const title = 'Disconnect the translation service?'
    if (
      !(await ask({ title, body: 'Texts that are translated stay.', confirm: 'Disconnect', tone: 'danger' }))
    )
      return
    const { ok } = await disconnectMultilingual(http)
    setFailed(!ok)
    if (ok) status.refetch()
  }
  return (
    <FetchState state={status}>
      {(isConnected) => (
        <div className="config-fields" role="group" aria-label="Translation service">
          <div className="config-row">
            <span>{isConnected ? 'Connected' : 'Not connected'}</span>
            {isConnected && <Button onClick={() => void disconnect()}>Disconnect</Button>}
          </div>
          <p role="alert" data-editor="problem">
            {isFailed && 'It could not be disconnected. Please try again.'}
          </p>
        </div>
      )}
    </FetchState>
  )
}

/** A field that adds a language by its code. */
function AddLanguage({ codes, onAdd }: AddLanguageProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  return (
    <form
      className="config-fields"
      onSubmit={(event) => {
        event.preventDefault()
        const language = languageOf(code, codes)
        setProblem(language.ok ? undefined : language.failure)
        if (!language.ok) return
        onAdd(language.value)
        setCode('')
      }}
    >
      <TextField
        label="Another language"
        hint="A code, such as fr or pt-BR; x- and a name for one without a code."
        value={code}
        problem={problem}
        onChange={setCode}
      />
      <div>
        <Button type="submit">Add the language</Button>
      </div>
    </form>
  )
}

type Language = PanelProps['site']['languages'][number]

interface AddedLanguageProps extends Pick<PanelProps, 'site' | 'change'> {
  readonly language: Language
}

/** A language that was added: its name and its texts. */
function AddedLanguage({ language, site, change }: AddedLanguageProps) {
  const { languages, translations } = site
  const { code, name = '' } = language
  const { [code]: translation = {}, ...others } = translations
  return (
    <fieldset className="config-option">
      <legend>{name || code}</legend>
      <TextField
        label={`Name of ${code}`}
        value={name}
        onChange={(next) =>
          change(`name of ${code}`, {
            languages: languages.map((each) => (each === language ? { ...language, name: next } : each)),
          })
        }
      />
      <TranslationTexts
        name={name || code}
        site={site}
        translation={translation}
        onChange={(next) => change(`texts in ${name || code}`, { translations: { ...others, [code]: next } })}
      />
      <div className="config-row">
        <Button
          kind="plain"
          aria-label={`Remove ${name || code}`}
          onClick={() =>
            change(`language ${code}`, {
              languages: languages.filter((each) => each !== language),
              translations: others,
            })
          }
        >
          Remove
        </Button>
      </div>
    </fieldset>
  )
}

interface AddLanguageProps {
  readonly codes: readonly string[]
  readonly onAdd: (language: Language) => void
}

/** Languages that visitors can choose. */
export default function LanguagesPanel({ site, change, shop }: PanelProps) {
  const { languages } = site
  const others = languages.filter(({ code }) => !LANGUAGES.some((locale) => locale === code))
  return (
    <>
      <Section title="With texts">
        {LANGUAGES.map((locale) => {
          const index = languages.findIndex(({ code }) => code === locale)
          const isOnly = index >= 0 && languages.length - others.length === 1
          return (
            <SwitchField
              key={locale}
              label={LANGUAGE_NAMES[locale]}
              {...(isOnly ? { hint: 'One language stays.' } : {})}
              value={index >= 0}
              onChange={(isOn) => {
                if (isOn)
                  change(`language ${LANGUAGE_NAMES[locale]}`, {
                    languages: [...languages, { code: locale, name: LANGUAGE_NAMES[locale], custom: false }],
                  })
                else if (!isOnly)
                  change(`language ${LANGUAGE_NAMES[locale]}`, { languages: removeAt(languages, index) })
              }}
            />
          )
        })}
      </Section>
      <Section title="Added">
        <p className="config-note">
          {others.length === 0
            ? 'No language was added.'
            : 'Visitors can choose a language once one of its texts is written.'}
        </p>
        {others.map((language) => (
          <AddedLanguage key={language.code} language={language} site={site} change={change} />
        ))}
        <AddLanguage
          codes={languages.map(({ code }) => code)}
          onAdd={(language) => change(`language ${language.code}`, { languages: [...languages, language] })}
        />
      </Section>
      <Section title="Translation service">
        <Service shop={shop} />
      </Section>
    </>
  )
}
