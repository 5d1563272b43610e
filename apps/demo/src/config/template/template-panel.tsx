import { Button } from '@sitewright/editor-ui/button'
import { CodeEditor } from '@sitewright/editor-ui/code-editor'
import { Field } from '@sitewright/editor-ui/field'
import { useMemo, useState } from 'react'
import { page } from '../../site/record/page.ts'
import { withSiteContent } from '../../site/content/site-content.ts'
import { usualCurrency } from '../../site/content/words.ts'
import { builtTemplates, renderTemplate } from '../../site/render.ts'
import { codeMirror, styleNonce } from '../control/code-engine.ts'
import { SelectField } from '../control/control.tsx'
import { Section } from '../control/section.tsx'
import type { PanelProps } from '../panel.ts'

const names = Object.keys(builtTemplates).sort()

/** A template of the page beside it, with the engine's diagnostics. */
export default function TemplatePanel({ site, change, locale, address }: PanelProps) {
  const found = useMemo(
    () =>
      withSiteContent(site, () =>
        page(address, { locale, currency: site.store.currency ?? usualCurrency[locale] }, true),
      ),
    [address, locale, site],
  )
  const [chosen, setChosen] = useState<string>()
  const name = chosen ?? found.template
  const built = builtTemplates[name] ?? ''
  const source = site.templates[name] ?? built
  const { [name]: _, ...others } = site.templates
  // A template that no page prints alone is printed with the record of the page.
  const rendered = useMemo(
    () => withSiteContent(site, () => renderTemplate(name, found.record, source)),
    [site, found, name, source],
  )
  const record = useMemo(() => JSON.stringify(found.record, null, 2), [found])
  const write = (next: string) =>
    change(`template ${name}`, { templates: next === built ? others : { ...others, [name]: next } })
  return (
    <>
      <Section title="Template">
        <SelectField
          label="Template"
          hint={`The page beside it is printed by ${found.template}, within layout.`}
          value={name}
          options={names.map((each) => ({
            value: each,
            label: each in site.templates ? `${each} (changed)` : each,
          }))}
          onChange={setChosen}
        />
        <div className="config-code">
          <CodeEditor
            key={name}
            label={`${name}.jsont`}
            language="html"
            engine={codeMirror}
            nonce={styleNonce()}
            value={source}
            onChange={write}
          />
        </div>
        <div className="config-row">
          <Button aria-disabled={source === built} onClick={() => write(built)}>
            As it was built
          </Button>
          <span className="config-note" role="status">
            {rendered.diagnostics.length === 0
              ? `No diagnostics, ${rendered.ms.toFixed(1)} ms`
              : `${rendered.diagnostics.length} diagnostics`}
          </span>
        </div>
        <ul className="config-diagnostics" hidden={rendered.diagnostics.length === 0}>
          {rendered.diagnostics.map(({ message, line, column, frame }, i) => (
            <li key={i}>
              <p>
                {message} ({line}:{column})
              </p>
              <pre>{frame}</pre>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Record" isOpen={false}>
        <Field label="Record of the page">
          {(attributes) => (
            <textarea {...attributes} className="config-record" readOnly value={record} spellCheck={false} />
          )}
        </Field>
      </Section>
    </>
  )
}
