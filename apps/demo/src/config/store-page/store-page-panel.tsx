import { Button } from '@sitewright/editor-ui/button'
import { TextField } from '@sitewright/editor-ui/field'
import { failureText } from '@sitewright/site/messages'
import { createStorePage, storeSlug } from '@sitewright/site/navigation'
import { useState } from 'react'
import { takenSegments } from '../../site/record/page.ts'
import { SwitchField } from '../control/control.tsx'
import type { PanelProps } from '../panel.ts'

type State = 'idle' | 'creating' | { readonly created: string } | { readonly failed: string }

const NAVIGATION = { fieldName: 'mainNav', templateId: 'sill' }

/** Creates another page of the store. */
export default function StorePagePanel({ site: { pages }, shop, show }: PanelProps) {
  const [title, setTitle] = useState('Winter shelf')
  const [isLinked, setLinked] = useState(true)
  const [state, setState] = useState<State>('idle')
  const taken = [...takenSegments(), ...pages.map(({ path }) => path.slice(1))]
  const create = async () => {
    setState('creating')
    const created = await createStorePage(shop.http, {
      websiteId: 'sill',
      title,
      taken,
      ...(isLinked ? { navigation: NAVIGATION } : {}),
    })
    if (!created.ok) {
      setState({ failed: failureText(created.failure) ?? 'The page was not created. Please try again.' })
      return
    }
    setState({ created: `/${created.value.urlId}` })
    show(`/${created.value.urlId}`)
  }
  return (
    <form
      className="config-fields"
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'creating') void create()
      }}
    >
      <TextField
        label="Title"
        value={title}
        hint={`Its address: /${storeSlug(title, { taken })}`}
        onChange={setTitle}
      />
      <SwitchField label="Add it to the navigation" value={isLinked} onChange={setLinked} />
      <div className="config-row">
        <Button type="submit" kind="primary" isBusy={state === 'creating'}>
          Create the page
        </Button>
      </div>
      <p role="status" className="config-note">
        {typeof state === 'object' &&
          'created' in state &&
          `Created at ${state.created}. The panel Pages has it.`}
      </p>
      <p role="alert" data-editor="problem">
        {typeof state === 'object' && 'failed' in state && state.failed}
      </p>
    </form>
  )
}
