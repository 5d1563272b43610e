import { Button } from '@sitewright/editor-ui/button'
import { useConfirm } from '@sitewright/editor-ui/confirm'
import { FetchState } from '@sitewright/editor-ui/fetch-state'
import { TextField } from '@sitewright/editor-ui/field'
import { disconnectMultilingual, fetchMultilingualStatus } from '@sitewright/site/multilingual'
import { useFetchState } from '@sitewright/site/react'
import { useCallback, useState } from 'react'
import { LOCALES } from '../../site/content/words.ts'
import type { Shop } from '../../wiring.ts'
import { Section } from '../control/section.tsx'
import { SwitchField } from '../control/control.tsx'
import { removeAt, replaceAt } from '../document.ts'
import type { PanelProps } from '../panel.ts'
import { languageOf } from './language.ts'

/** Names of the languages that the shop has texts in. */
const NAMES = { en: 'English', de: 'Deutsch' } as const

/** Connection to the service that translates. */
function Service({ shop: { http } }: { readonly shop: Shop }) {
  const ask = useConfirm()
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
    await disconnectMultilingual(http)
    status.refetch()
  }
  return (
    <FetchState state={status}>
      {(isConnected) => (
        <div className="config-row" role="group" aria-label="Translation service">
          <span>{isConnected ? 'Connected' : 'Not connected'}</span>
          {isConnected && <Button onClick={() => void disconnect()}>Disconnect</Button>}
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

interface AddLanguageProps {
  readonly codes: readonly string[]
  readonly onAdd: (language: PanelProps['site']['languages'][number]) => void
}

/** Languages that visitors can choose. */
export default function LanguagesPanel({ site: { languages }, change, shop }: PanelProps) {
  const others = languages.filter(({ code }) => !LOCALES.some((locale) => locale === code))
  return (
    <>
      <Section title="With texts">
        {LOCALES.map((locale) => {
          const index = languages.findIndex(({ code }) => code === locale)
          const isOnly = index >= 0 && languages.length - others.length === 1
          return (
            <SwitchField
              key={locale}
              label={NAMES[locale]}
              {...(isOnly ? { hint: 'One language stays.' } : {})}
              value={index >= 0}
              onChange={(isOn) => {
                if (isOn)
                  change(`language ${NAMES[locale]}`, {
                    languages: [...languages, { code: locale, name: NAMES[locale], custom: false }],
                  })
                else if (!isOnly)
                  change(`language ${NAMES[locale]}`, { languages: removeAt(languages, index) })
              }}
            />
          )
        })}
      </Section>
      <Section title="To be translated">
        {others.length === 0 && <p className="config-note">No language waits for its texts.</p>}
        <ul className="config-list" hidden={others.length === 0}>
          {languages.map((language, i) =>
            others.includes(language) ? (
              <li key={language.code}>
                <TextField
                  label={`Name of ${language.code}`}
                  value={language.name ?? ''}
                  onChange={(name) =>
                    change(`name of ${language.code}`, {
                      languages: replaceAt(languages, i, { ...language, name }),
                    })
                  }
                />
                <div className="config-row">
                  <Button
                    kind="plain"
                    aria-label={`Remove ${language.name ?? language.code}`}
                    onClick={() => change(`language ${language.code}`, { languages: removeAt(languages, i) })}
                  >
                    Remove
                  </Button>
                </div>
              </li>
            ) : null,
          )}
        </ul>
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
