'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.react.tsx'
import { LinkEditor, type LinkEditorProps } from '../link-editor/link-editor.react.tsx'
import { targetOfHref } from '../link-editor/link.ts'
import { richTextMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import type { ToolbarPanels } from '../toolbar/toolbar.react.tsx'
import type { RichTextController } from './rich-text.ts'
import { resolveColor } from './resolve-color.dom.ts'

/** Choices of the panels of a toolbar. */
export interface PanelChoices {
  /**
   * Preset colours.
   * @default none
   */
  readonly swatches?: ColorPickerProps['swatches']
  /**
   * Pages, saved links and files that a link may lead to.
   * @default none
   */
  readonly destinations?: Pick<LinkEditorProps, 'pages' | 'links' | 'files'> | undefined
}

/** Panels of a toolbar: a colour picker for two of its buttons, and the link editor. */
export const createPanels = (controller: RichTextController, choices: PanelChoices): ToolbarPanels => ({
  color: (close) => <ColorPanel type="color" {...{ controller, choices, close }} />,
  background: (close) => <ColorPanel type="background" {...{ controller, choices, close }} />,
  link: (close) => <LinkPanel {...{ controller, choices, close }} />,
})

interface PanelProps {
  readonly controller: RichTextController
  readonly choices: PanelChoices
  readonly close: () => void
}

function ColorPanel(props: PanelProps & { readonly type: 'color' | 'background' }): ReactNode {
  const { controller, choices, close, type } = props
  const messages = useMessages(richTextMessages)
  const color = resolveColor(controller.snapshot()[type])
  return (
    <>
      <ColorPicker
        label={messages[type === 'color' ? 'editor.rte.textColour' : 'editor.rte.backgroundColour']}
        defaultValue={color || (type === 'color' ? '#000000' : '#ffff00')}
        swatches={choices.swatches}
        onCommit={(_, css) => controller.exec({ type, color: css })}
      />
      <Button
        onClick={() => {
          controller.exec({ type, color: undefined })
          close()
        }}
      >
        {messages['editor.rte.removeColour']}
      </Button>
    </>
  )
}

function LinkPanel({ controller, choices, close }: PanelProps): ReactNode {
  const { href, text, newWindow } = controller.linkAtSelection()
  const apply = (link: Parameters<typeof LinkEditor>[0]['value']): void => {
    close()
    // The editor cuts spaces off the name. Text that only differs in them was not edited, and keeps its formats.
    const isKept = link?.name === text.trim()
    controller.exec({ type: 'link', link: link && { ...link, text: isKept ? text : link.name } })
    controller.focus()
  }
  return (
    <LinkEditor
      value={{ target: targetOfHref(href), href, name: text, newWindow }}
      {...choices.destinations}
      onSave={apply}
      onRemove={href ? () => apply(undefined) : undefined}
      onCancel={close}
    />
  )
}
