/** Roles of elements, from WAI-ARIA 1.2: https://www.w3.org/TR/wai-aria-1.2/#role_definitions */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'application'
  | 'article'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'feed'
  | 'figure'
  | 'form'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'log'
  | 'menu'
  | 'menubar'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'meter'
  | 'navigation'
  | 'none'
  | 'note'
  | 'option'
  | 'presentation'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'rowgroup'
  | 'rowheader'
  | 'search'
  | 'searchbox'
  | 'separator'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'tablist'
  | 'tabpanel'
  | 'textbox'
  | 'timer'
  | 'toolbar'
  | 'tooltip'
  | 'tree'
  | 'treegrid'
  | 'treeitem'

/** States and properties of elements for assistive technology, in React's names and types. */
export interface AriaAttributes {
  readonly role?: Role | undefined
  readonly 'aria-activedescendant'?: string | undefined
  readonly 'aria-atomic'?: boolean | undefined
  readonly 'aria-autocomplete'?: 'none' | 'inline' | 'list' | 'both' | undefined
  readonly 'aria-busy'?: boolean | undefined
  readonly 'aria-checked'?: boolean | 'mixed' | undefined
  readonly 'aria-colcount'?: number | undefined
  readonly 'aria-colindex'?: number | undefined
  readonly 'aria-controls'?: string | undefined
  readonly 'aria-current'?: boolean | 'page' | 'step' | 'location' | 'date' | 'time' | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-disabled'?: boolean | undefined
  readonly 'aria-errormessage'?: string | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'aria-haspopup'?: boolean | 'menu' | 'listbox' | 'tree' | 'grid' | 'dialog' | undefined
  readonly 'aria-hidden'?: boolean | undefined
  readonly 'aria-invalid'?: boolean | undefined
  readonly 'aria-keyshortcuts'?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly 'aria-level'?: number | undefined
  readonly 'aria-live'?: 'off' | 'polite' | 'assertive' | undefined
  readonly 'aria-modal'?: boolean | undefined
  readonly 'aria-multiselectable'?: boolean | undefined
  readonly 'aria-orientation'?: 'horizontal' | 'vertical' | undefined
  readonly 'aria-owns'?: string | undefined
  readonly 'aria-posinset'?: number | undefined
  readonly 'aria-pressed'?: boolean | 'mixed' | undefined
  readonly 'aria-readonly'?: boolean | undefined
  readonly 'aria-required'?: boolean | undefined
  readonly 'aria-roledescription'?: string | undefined
  readonly 'aria-rowcount'?: number | undefined
  readonly 'aria-rowindex'?: number | undefined
  readonly 'aria-selected'?: boolean | undefined
  readonly 'aria-setsize'?: number | undefined
  readonly 'aria-sort'?: 'none' | 'ascending' | 'descending' | 'other' | undefined
  readonly 'aria-valuemax'?: number | undefined
  readonly 'aria-valuemin'?: number | undefined
  readonly 'aria-valuenow'?: number | undefined
  readonly 'aria-valuetext'?: string | undefined
}
