import { Button } from '@sitewright/editor-ui/button'
import { TextField } from '@sitewright/editor-ui/field'
import { useMemo, useState, type ReactNode } from 'react'
import type { SiteContent } from '../../site/content/site-content.ts'
import { translatableTexts, type Translation } from '../../site/content/translation.ts'
import { TextAreaField } from '../control/control.tsx'
import { Section } from '../control/section.tsx'

/** Texts that are shown at first, and more with each press. */
const STEP = 10

/** Characters from which on a text gets several lines. */
const LONG = 60

interface TranslationTextsProps {
  /** Name of the language. */
  readonly name: string
  readonly site: SiteContent
  readonly translation: Translation
  readonly onChange: (translation: Translation) => void
}

const includes = (text: string | undefined, query: string): boolean =>
  text?.toLocaleLowerCase().includes(query) === true

/** Texts of the site with their translations. Those that are empty are shown in English. */
export function TranslationTexts({ name, site, translation, onChange }: TranslationTextsProps): ReactNode {
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(STEP)
  const texts = useMemo(() => translatableTexts(site), [site])
  const written = texts.filter((text) => translation[text])
  const [isOpen] = useState(written.length === 0)
  const words = query.trim().toLocaleLowerCase()
  const found = texts.filter((text) => includes(text, words) || includes(translation[text], words))
  const write = (text: string, value: string) => {
    const { [text]: _, ...others } = translation
    onChange(value === '' ? others : { ...others, [text]: value })
  }
  return (
    <Section title={`Texts in ${name}`} isOpen={isOpen}>
      <p className="config-note" role="status">
        {written.length} of {texts.length} are written. The others are shown in English.
      </p>
      <TextField label={`Find a text in ${name}`} value={query} onChange={setQuery} />
      {found.slice(0, limit).map((text) => {
        const Text = text.length > LONG ? TextAreaField : TextField
        return (
          <Text
            key={text}
            label={text}
            value={translation[text] ?? ''}
            onChange={(value) => write(text, value)}
          />
        )
      })}
      <div className="config-row">
        {found.length > limit && (
          <Button kind="quiet" onClick={() => setLimit(limit + STEP)}>
            More texts
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() =>
            onChange({ ...Object.fromEntries(texts.map((text) => [text, text])), ...translation })
          }
        >
          Copy the English texts
        </Button>
      </div>
    </Section>
  )
}
