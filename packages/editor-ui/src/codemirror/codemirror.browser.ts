import type { Cleanup } from '@sitewright/machine'
import { createListeners } from '@sitewright/machine/store'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import type { CodeEngineOptions, CodeText } from '../code-editor/code-engine.browser.ts'
import type { CodeLanguage } from '../code-editor/code-editor.ts'

/** The packages of languages, loaded when a text is in one of them. */
const languages: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
}

/** Looks come from the style sheet: the classes are `tok-keyword`, `tok-string` and so on. */
const setup: Extension = [
  lineNumbers(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  syntaxHighlighting(classHighlighter),
  // Escape, then Tab leaves: https://codemirror.net/examples/tab/
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
]

/**
 * Keeps a dialog around the editor open at the first Escape, which lets Tab leave. Listens around the editor, whose own
 * listeners ignore events whose default was prevented before.
 */
function keepDialog(host: HTMLElement, isEditable: () => boolean): Cleanup {
  let wasEscape = false
  const onKey = (event: KeyboardEvent): void => {
    const isFirst = event.key === 'Escape' && !wasEscape && isEditable()
    wasEscape = event.key === 'Escape'
    if (!isFirst) return
    event.preventDefault()
    event.stopPropagation()
  }
  host.addEventListener('keydown', onKey)
  return () => host.removeEventListener('keydown', onKey)
}

const accessOf = (isEditable: boolean): Extension => [
  EditorState.readOnly.of(!isEditable),
  EditorView.editable.of(isEditable),
]

/** Creates code that CodeMirror edits, with colours of its language. */
export function createCodeMirror(options: CodeEngineOptions): CodeText {
  const { nonce = '', onError } = options
  const { subscribe, notify } = createListeners()
  const [syntax, access, past] = [new Compartment(), new Compartment(), new Compartment()]
  let { value = '', language = 'html', isEditable = true, attributes = {} } = options
  let view: EditorView | undefined
  let isQuiet = false

  const extensions = (): Extension => [
    setup,
    past.of(history()),
    syntax.of([]),
    access.of(accessOf(isEditable)),
    // Editable elements can be focused, but a scrolled region needs to say so: https://dequeuniversity.com/rules/axe/4.14/scrollable-region-focusable
    EditorView.contentAttributes.of(() => ({ tabindex: '0', ...attributes })),
    EditorView.cspNonce.of(nonce),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (!docChanged) return
      value = state.doc.toString()
      if (!isQuiet) notify()
    }),
  ]

  /** Loads the colours of the language. The language asked for last wins. */
  async function colour(): Promise<void> {
    const wanted = language
    try {
      const extension = await languages[wanted]()
      if (wanted === language) view?.dispatch({ effects: syntax.reconfigure(extension) })
    } catch (error) {
      onError?.(error)
    }
  }

  return {
    subscribe,
    snapshot: () => value,
    setValue(next) {
      if (next === value) return
      value = next
      isQuiet = true
      view?.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        effects: past.reconfigure([]),
      })
      // Undo would bring the other code back.
      view?.dispatch({ effects: past.reconfigure(history()) })
      isQuiet = false
    },
    setLanguage(next) {
      if (next === language) return
      language = next
      if (view) void colour()
    },
    setEditable(next) {
      isEditable = next
      view?.dispatch({ effects: access.reconfigure(accessOf(isEditable)) })
    },
    setLabel(next) {
      if (next === attributes['aria-label']) return
      attributes = { ...attributes, 'aria-label': next }
      // An update without a change reads the attributes again.
      view?.dispatch({})
    },
    start(host): Cleanup {
      view = new EditorView({ parent: host, doc: value, extensions: extensions() })
      void colour()
      const undo = keepDialog(host, () => isEditable)
      return () => {
        undo()
        view?.destroy()
        view = undefined
      }
    },
  }
}
