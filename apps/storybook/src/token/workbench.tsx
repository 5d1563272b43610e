import { useStore } from '@sitewright/machine/react'
import { useState } from 'react'
import { ContrastTable } from './contrast-table.tsx'
import { cssOf, overrides, resetTokens } from './override.ts'
import { styleSheets } from './style-sheets.ts'
import { TokenTable } from './token-table.tsx'

/** The CSS that the changes amount to, to be copied into a site's style sheet. */
export function Result() {
  const values = useStore(overrides)
  const css = cssOf(values)
  const isChanged = Object.keys(values).length > 0
  const [status, setStatus] = useState('')
  const copy = (): void => {
    navigator.clipboard.writeText(css).then(
      () => setStatus('Copied.'),
      () => setStatus('The browser refused. Select the text, and copy it.'),
    )
  }
  return (
    <section aria-label="Resulting CSS">
      <pre>{css || '/* Each token has its default. */'}</pre>
      <p>
        <button type="button" disabled={!css} onClick={copy}>
          Copy the CSS
        </button>{' '}
        <button type="button" disabled={!isChanged} onClick={resetTokens}>
          Reset all tokens
        </button>{' '}
        <span role="status">{status}</span>
      </p>
    </section>
  )
}

/** A form for the tokens of all packages. Changes apply to every story, and last for the session. */
export function Workbench({ of: first = 'cart-client' }: { readonly of?: string | undefined }) {
  const [name, setName] = useState(styleSheets.has(first) ? first : 'cart-client')
  const css = styleSheets.get(name) ?? ''
  return (
    <div className="workbench sb-unstyled">
      <p>
        <label>
          Package{' '}
          <select value={name} onChange={({ target }) => setName(target.value)}>
            {[...styleSheets.keys()].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </p>
      <Result />
      <TokenTable key={name} css={css} />
      <ContrastTable css={css} />
    </div>
  )
}
