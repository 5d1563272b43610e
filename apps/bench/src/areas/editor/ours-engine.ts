import { createProseMirror } from '@sitewright/editor-ui/engines/prosemirror'
import type { Work } from '../../area.ts'
import { opened } from './panel.ts'
import { host, paragraphs } from './rich-text.ts'

/** The engine alone, as an application uses it that has a toolbar of its own. */
export const richText: Work<number, boolean> = (count) => () =>
  opened(() => {
    const text = createProseMirror({ html: paragraphs(count), attributes: { 'aria-label': 'Text' } })
    text.whenChanged(() => {
      host().dataset.length = String(text.html().length)
    })
    return text.start(host())
  }, '[contenteditable=true]')
