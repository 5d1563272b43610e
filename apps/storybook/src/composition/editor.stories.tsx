import { Button } from '@sitewright/editor-ui/button'
import { ColorPicker } from '@sitewright/editor-ui/color-picker'
import { Field } from '@sitewright/editor-ui/field'
import { PageStatusField } from '@sitewright/editor-ui/page-setting'
import { RadioGroup } from '@sitewright/editor-ui/radio-group'
import { Tabs } from '@sitewright/editor-ui/tabs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import '@sitewright/editor-ui/styles.css'
import './composition.css'

const shapes = [
  { value: 'square', label: 'Square' },
  { value: 'round', label: 'Round' },
  { value: 'pill', label: 'Pill' },
] as const

function Design(): ReactNode {
  const [shape, setShape] = useState<(typeof shapes)[number]['value']>('round')
  return (
    <>
      <Field label="Text of the button">
        {(control) => <input {...control} defaultValue="Add to cart" />}
      </Field>
      <RadioGroup label="Shape" value={shape} options={shapes} onChange={setShape} />
      <ColorPicker
        label="Colour of the button"
        defaultValue="#a4502f"
        hasAlpha={false}
        swatches={['#1b1b21', '#a4502f', '#12653d', '#2452d6']}
      />
    </>
  )
}

const Page = (): ReactNode => (
  <>
    <Field label="Title of the page" hint="Shown in search results.">
      {(control) => <input {...control} defaultValue="Everyday mug" />}
    </Field>
    <PageStatusField defaultValue="draft" />
  </>
)

function Panel(): ReactNode {
  const [tab, setTab] = useState<'design' | 'page'>('design')
  return (
    <section data-editor="panel" aria-label="Button" className="editor-panel">
      <Tabs
        label="Settings"
        selected={tab}
        tabs={[
          { id: 'design', label: 'Design' },
          { id: 'page', label: 'Page' },
        ]}
        onSelect={setTab}
      >
        {tab === 'design' ? <Design /> : <Page />}
      </Tabs>
      <div data-editor="actions">
        <Button>Discard</Button>
        <Button kind="primary">Save</Button>
      </div>
    </section>
  )
}

/** Parts of the editor as the panel beside a page. */
const meta = {
  title: 'Compositions/Editor',
  tags: ['!autodocs'],
  parameters: { noControls: 'Each part has its own, in its own stories.' },
  render: () => <Panel />,
} satisfies Meta
export default meta

type Story = StoryObj

export const DesignPanel: Story = {}

export const PagePanel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Page' }))
    await expect(canvas.getByLabelText('Title of the page')).toHaveValue('Everyday mug')
  },
}
