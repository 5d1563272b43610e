import * as Alert from '@radix-ui/react-alert-dialog'
import { createElement as h } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { opened } from '../panel.ts'
import { host } from '../rich-text.ts'

function show(panel) {
  const root = createRoot(host())
  flushSync(() => root.render(panel))
  return () => flushSync(() => root.unmount())
}

const question = () =>
  h(
    Alert.Root,
    { open: true },
    h(
      Alert.Portal,
      null,
      h(Alert.Overlay),
      h(
        Alert.Content,
        null,
        h(Alert.Title, null, 'Delete?'),
        h(Alert.Description, null, 'This cannot be undone.'),
        h(Alert.Cancel, null, 'Cancel'),
        h(Alert.Action, null, 'Delete'),
      ),
    ),
  )

export const confirmDialog = () => () => opened(() => show(question()), '[role=alertdialog]')
