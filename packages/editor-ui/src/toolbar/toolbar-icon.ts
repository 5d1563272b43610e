import type { ToolbarItem } from './toolbar.ts'

/** Paths of the buttons' icons, in a square of 24. */
export const toolbarIcons: Readonly<Record<Exclude<ToolbarItem, 'block'>, string>> = {
  undo: 'M8.5 5l-4 4 4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h5',
  bold: 'M7.5 5h5a3.5 3.5 0 0 1 0 7h-5zM7.5 12h6a3.5 3.5 0 0 1 0 7h-6z',
  italic: 'M10.5 5h7M6.5 19h7M14 5l-4 14',
  underline: 'M7 4.5V11a5 5 0 0 0 10 0V4.5M5.5 20h13',
  strikethrough:
    'M4 12h16M16.5 7.5C16 5.9 14.4 5 12.2 5 9.6 5 7.7 6.3 7.7 8.5c0 1.5.9 2.6 2.6 3.5M7.3 16c.5 2 2.3 3 4.9 3 2.8 0 4.6-1.3 4.6-3.5 0-1.4-.7-2.6-2-3.5',
  subscript: 'M4.5 5l7.5 10M12 5L4.5 15M16 15.2a2 2 0 1 1 3.6 1.3L16 20.5h4',
  superscript: 'M4.5 9L12 19M12 9L4.5 19M16 5.2a2 2 0 1 1 3.6 1.3L16 10.5h4',
  color: 'M7 15.5L12 4l5 11.5M8.8 11.5h6.4',
  background: 'M13.5 4l5.5 5.5-7.5 7H8.5L6 14v-2.5zM8.5 9l5.5 5.5',
  link: 'M10 14a4 4 0 0 0 5.8.2l3-3a4 4 0 0 0-5.7-5.7L12 6.6M14 10a4 4 0 0 0-5.8-.2l-3 3a4 4 0 0 0 5.7 5.7L12 17.4',
  bullet: 'M10 6h10M10 12h10M10 18h10M4.5 6h.6M4.5 12h.6M4.5 18h.6',
  ordered: 'M10.5 6H20M10.5 12H20M10.5 18H20M4 5l1.5-1v5M4 15.4a1.4 1.4 0 1 1 2.5.9L4 20h2.8',
  outdent: 'M4 5h16M11.5 9.7H20M11.5 14.3H20M4 19h16M7.5 9L4.5 12l3 3',
  indent: 'M4 5h16M11.5 9.7H20M11.5 14.3H20M4 19h16M4.5 9l3 3-3 3',
  left: 'M4 5h16M4 9.7h10M4 14.3h16M4 19h10',
  center: 'M4 5h16M7 9.7h10M4 14.3h16M7 19h10',
  right: 'M4 5h16M10 9.7h10M4 14.3h16M10 19h10',
  justify: 'M4 5h16M4 9.7h16M4 14.3h16M4 19h16',
}
