/** A button of a toolbar, for the peers that have none. */
export interface FormatButton {
  readonly item: string
  readonly name: string
  readonly keys?: string
  /** What it opens; otherwise it runs a command. */
  readonly opens?: 'menu' | 'dialog'
  /** Is it one that is pressed or not? */
  readonly isToggle?: boolean
}

const toggles = (items: Readonly<Record<string, string>>): readonly FormatButton[] =>
  Object.entries(items).map(([item, name]) => ({ item, name, isToggle: true }))

/** The buttons of our toolbar, in its groups. */
export const formatButtons: readonly (readonly FormatButton[])[] = [
  [
    { item: 'undo', name: 'Undo', keys: 'Control+Z' },
    { item: 'redo', name: 'Redo', keys: 'Control+Shift+Z' },
  ],
  [{ item: 'block', name: 'Paragraph style', opens: 'menu' }],
  [
    { item: 'bold', name: 'Bold', keys: 'Control+B', isToggle: true },
    { item: 'italic', name: 'Italic', keys: 'Control+I', isToggle: true },
    { item: 'underline', name: 'Underline', keys: 'Control+U', isToggle: true },
    ...toggles({ strikethrough: 'Strikethrough', subscript: 'Subscript', superscript: 'Superscript' }),
  ],
  [
    { item: 'color', name: 'Text colour', opens: 'dialog' },
    { item: 'background', name: 'Background colour', opens: 'dialog' },
  ],
  [{ item: 'link', name: 'Link', keys: 'Control+K', opens: 'dialog' }],
  [
    ...toggles({ bullet: 'Bulleted list', ordered: 'Numbered list' }),
    { item: 'outdent', name: 'Outdent', keys: 'Control+[' },
    { item: 'indent', name: 'Indent', keys: 'Control+]' },
  ],
  toggles({ left: 'Align left', center: 'Align centre', right: 'Align right', justify: 'Justify' }),
]

/** Reads a toolbar as a screen reader does: its name, and the name, keys and state of each of its buttons. */
export const toolbarText = (root: HTMLElement): readonly string[] => [
  root.querySelector('[role=toolbar]')?.getAttribute('aria-label') ?? 'no toolbar',
  ...Array.from(root.querySelectorAll('[role=toolbar] > [role=group] > button'), (button) =>
    ['aria-label', 'title', 'aria-pressed', 'aria-disabled', 'aria-haspopup', 'aria-expanded', 'tabindex']
      .map((name) => button.getAttribute(name) ?? '')
      .join(),
  ),
]
