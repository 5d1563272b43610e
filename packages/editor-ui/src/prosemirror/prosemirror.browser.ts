import type { Cleanup } from '@sitewright/machine'
import { createListeners, createStore } from '@sitewright/machine/store'
import { history } from 'prosemirror-history'
import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { isComposing } from '../part/key.ts'
import type { RichText, RichTextOptions } from '../rich-text/rich-text-engine.browser.ts'
import { emptyState, isSameState } from '../rich-text/rich-text.ts'
import { commandOf } from './command.ts'
import { htmlOf } from './document/html.ts'
import { keys } from './keymap.ts'
import { modelParser } from './parse/parse-rule.dom.ts'
import { parseHtml } from './parse/parse.dom.ts'
import { cleanPasted } from './paste.dom.ts'
import { linkOf, stateOf } from './state.ts'
import { selectionMark } from './selection-mark.browser.ts'

const createState = (html: string): EditorState =>
  EditorState.create({ doc: parseHtml(html), plugins: [history(), ...keys, selectionMark()] })

interface ViewOptions {
  readonly attributes: () => Readonly<Record<string, string>>
  readonly editable: () => boolean
  readonly dispatchTransaction: (transaction: Transaction) => void
}

/** Creates the view of a text in its host. */
const createView = (host: HTMLElement, html: string, { attributes, ...options }: ViewOptions): EditorView =>
  new EditorView(host, {
    ...options,
    state: createState(html),
    // In the tab order also when it is read-only: a long text is scrolled by the keyboard.
    attributes: () => ({ role: 'textbox', 'aria-multiline': 'true', tabindex: '0', ...attributes() }),
    domParser: modelParser,
    transformPastedHTML: cleanPasted,
    handleDOMEvents: {
      // ProseMirror takes this key and does nothing with it: a dialog around the text would stay open.
      keydown: (_view, event) => event.key === 'Escape' && !isComposing(event),
    },
  })

/** Creates a text that ProseMirror edits. Its strict schema is also the sanitiser of what is loaded and pasted. */
export function createProseMirror(options: RichTextOptions): RichText {
  const store = createStore(emptyState)
  const changes = createListeners()
  let { html = '', isEditable = true, attributes = {} } = options
  let view: EditorView | undefined

  function refresh(): void {
    if (!view) return
    const isRtl = getComputedStyle(view.dom).direction === 'rtl'
    const state = stateOf(view.state, { isEditable, isRtl })
    store.update((before) => (isSameState(before, state) ? before : state))
  }

  function apply(transaction: Transaction): void {
    if (!view) return
    view.updateState(view.state.apply(transaction))
    refresh()
    if (transaction.docChanged) changes.notify()
  }

  return {
    subscribe: store.subscribe,
    snapshot: store.snapshot,
    whenChanged: changes.subscribe,
    html: () => (view ? htmlOf(view.state.doc) : html),
    setHtml(next) {
      html = next
      view?.updateState(createState(next))
      refresh()
    },
    setEditable(next) {
      if (next === isEditable) return
      isEditable = next
      view?.setProps({})
      refresh()
    },
    setLabel(next) {
      if (next === attributes['aria-label']) return
      attributes = { ...attributes, 'aria-label': next }
      view?.setProps({})
    },
    exec: (command) => {
      if (!view || !isEditable) return false
      return commandOf(command)(view.state, view.dispatch.bind(view), view)
    },
    focus: () => view?.focus(),
    linkAtSelection: () => (view ? linkOf(view.state) : { href: '', text: '', newWindow: false }),
    start(host): Cleanup {
      view = createView(host, html, {
        attributes: () => attributes,
        editable: () => isEditable,
        dispatchTransaction: apply,
      })
      refresh()
      return () => {
        if (!view) return
        html = htmlOf(view.state.doc)
        view.destroy()
        view = undefined
        store.set(emptyState)
      }
    },
  }
}
