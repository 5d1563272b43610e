import type { FormAttributes } from '@sitewright/site/part'

/** Reactions of a link editor. */
export interface LinkEditorApi {
  readonly save: () => void
  readonly cancel?: (() => void) | undefined
}

/** Connects the form of a link editor: Enter saves, Escape cancels. Forms and dialogs around it notice neither. */
export const connectLinkEditor = ({
  save,
  cancel,
}: LinkEditorApi): FormAttributes & { readonly 'data-editor': string } => ({
  'data-editor': 'link-editor',
  noValidate: true,
  onKeyDown: (event) => {
    if (event.key !== 'Escape' || !cancel) return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  },
  onSubmit: (event) => {
    event.preventDefault()
    event.stopPropagation()
    save()
  },
})
