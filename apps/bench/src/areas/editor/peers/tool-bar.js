import { createElement as h, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '@sitewright/editor-ui/styles.css'
import { formatButtons, toolbarText } from '../format-button.ts'
import { opened } from '../panel.ts'
import { host } from '../rich-text.ts'

// The toolbar that an application writes beside an engine: the elements, names, keys and looks of ours, by hand, without
// what its buttons open.

const count = formatButtons.flat().length

/** Moves the focus along the buttons with the arrow keys. */
function walk(event, at) {
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const buttons = [...event.currentTarget.closest('[role=toolbar]').querySelectorAll('button')]
  buttons.at(next % count).focus()
}

const iconOf = (path) =>
  h(
    'svg',
    { 'aria-hidden': 'true', 'data-editor': 'icon', viewBox: '0 0 24 24', width: '24', height: '24' },
    h('path', { d: path }),
  )

function Button({ button, at, view }) {
  const { item, name, keys, opens, isToggle } = button
  const { editor, state, current, setCurrent, open, setOpen } = view
  const isOff = state.off.includes(item)
  return h(
    'button',
    {
      'data-editor': 'toolbar-item',
      'data-item': item,
      type: 'button',
      title: keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name,
      'aria-label': item === 'block' ? `${name}: Paragraph` : name,
      'aria-keyshortcuts': keys,
      'aria-pressed': isToggle ? state.on.includes(item) : undefined,
      'aria-disabled': isOff || undefined,
      tabIndex: at === current ? 0 : -1,
      'aria-haspopup': opens,
      'aria-expanded': opens && open === item,
      onClick: () => {
        if (isOff) return
        if (opens) setOpen(open === item ? undefined : item)
        else editor.run(item)
      },
      onFocus: () => setCurrent(at),
      onKeyDown: (event) => walk(event, at),
      onMouseDown: (event) => event.preventDefault(),
    },
    item === 'block' && h('span', null, 'Paragraph'),
    iconOf('M4 5h16M4 9.7h10M4 14.3h16M4 19h10'),
    (item === 'color' || item === 'background') && h('span', { 'data-editor': 'toolbar-color' }),
  )
}

function Bar({ editor }) {
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  const [current, setCurrent] = useState(0)
  const [open, setOpen] = useState()
  const view = { editor, state, current, setCurrent, open, setOpen }
  let at = 0
  return h(
    'div',
    { 'data-editor': 'toolbar-frame' },
    h(
      'div',
      { 'data-editor': 'toolbar', role: 'toolbar', 'aria-label': 'Formatting' },
      formatButtons.map((group) =>
        h(
          'div',
          { key: group[0].item, 'data-editor': 'toolbar-group', role: 'group' },
          group.map((button) => h(Button, { key: button.item, button, at: at++, view })),
        ),
      ),
    ),
  )
}

/** The engine is there before its toolbar is drawn, so that the toolbar is drawn once. */
function Text({ create }) {
  const [editor] = useState(create)
  const place = useRef(null)
  useLayoutEffect(() => editor.mount(place.current), [editor])
  return h(
    'div',
    { 'data-editor': 'rich-text' },
    h(Bar, { editor }),
    h('div', { ref: place, 'data-editor': 'rich-text-host' }),
  )
}

/** Opens an engine with the toolbar, and removes it again. Returns what a screen reader says of the buttons. */
export async function openedWithToolbar(create) {
  let texts
  await opened(() => {
    const root = createRoot(host())
    flushSync(() => root.render(h(Text, { create })))
    return () => {
      texts = toolbarText(host())
      flushSync(() => root.unmount())
    }
  }, '[contenteditable=true]')
  return texts
}
