import { Button } from '@sitewright/editor-ui/button'
import { ColorContrast } from '@sitewright/editor-ui/color-contrast'
import { ColorPicker } from '@sitewright/editor-ui/color-picker'
import { TextField } from '@sitewright/editor-ui/field'
import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import { useState } from 'react'
import { save, type Page } from './page'

const engine = async () => (await import('@sitewright/editor-ui/engines/prosemirror')).createProseMirror

const swatches = [
  { color: '#ffffff', name: 'Paper' },
  { color: '#f6e7d2', name: 'Sand' },
  { color: '#dce8f2', name: 'Mist' },
]

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

const words: Readonly<Record<Saving, string>> = {
  idle: '',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'This could not be saved. Please try again.',
}

/** A page with its settings beside it. */
export function Editor({ initial }: { initial: Page }) {
  const [page, setPage] = useState(initial)
  const [sent, setSent] = useState<Page>()
  const [saving, setSaving] = useState<Saving>('idle')
  // The page has changed since it was sent.
  const isOutdated = saving === 'saved' && page !== sent

  function change(changes: Partial<Page>) {
    setPage((current) => ({ ...current, ...changes }))
  }
  async function store() {
    setSent(page)
    setSaving('saving')
    await save(page).then(
      () => setSaving('saved'),
      () => setSaving('failed'),
    )
  }

  return (
    <div className="editor">
      <section aria-label="Settings">
        <TextField label="Title" value={page.title} onChange={(title) => change({ title })} />
        <RichTextEditor
          label="Text"
          engine={engine}
          defaultValue={initial.text}
          onChange={(text) => change({ text })}
        />
        <ColorPicker
          label="Background"
          defaultValue={initial.background}
          swatches={swatches}
          onChange={(_, background) => change({ background })}
        >
          {() => <ColorContrast color="#1b1b21" background={page.background} />}
        </ColorPicker>
        <Button kind="primary" isBusy={saving === 'saving'} onClick={() => void store()}>
          Save
        </Button>
        <p role="status">{words[isOutdated ? 'idle' : saving]}</p>
      </section>
      <article aria-label="Page" style={{ background: page.background }}>
        <h1>{page.title}</h1>
        {/* The engine has kept only the elements of its schema. */}
        <div dangerouslySetInnerHTML={{ __html: page.text }} />
      </article>
    </div>
  )
}
