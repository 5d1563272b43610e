import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

const key = new PluginKey<boolean>('selection-mark')

/** Shows which text is selected while the focus is in a panel of the toolbar: browsers show it in the focused text only. */
export const selectionMark = (): Plugin<boolean> =>
  new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      apply(transaction, isShown) {
        const meta: unknown = transaction.getMeta(key)
        return typeof meta === 'boolean' ? meta : isShown
      },
    },
    props: {
      decorations(state) {
        const { from, to, empty } = state.selection
        if (empty || !key.getState(state)) return null
        return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'editor-selection' })])
      },
      handleDOMEvents: {
        blur: (view) => view.dispatch(view.state.tr.setMeta(key, true)),
        focus: (view) => view.dispatch(view.state.tr.setMeta(key, false)),
      },
    },
  })
