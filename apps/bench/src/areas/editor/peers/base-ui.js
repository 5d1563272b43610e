import { AlertDialog } from '@base-ui/react/alert-dialog'
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
    AlertDialog.Root,
    { open: true },
    h(
      AlertDialog.Portal,
      null,
      h(AlertDialog.Backdrop),
      h(
        AlertDialog.Popup,
        null,
        h(AlertDialog.Title, null, 'Delete?'),
        h(AlertDialog.Description, null, 'This cannot be undone.'),
        h(AlertDialog.Close, null, 'Cancel'),
        h(AlertDialog.Close, null, 'Delete'),
      ),
    ),
  )

export const confirmDialog = () => () => opened(() => show(question()), '[role=alertdialog]')
