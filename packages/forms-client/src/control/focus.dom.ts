import { controlsOf } from './control.dom.ts'

/**
 * Moves the focus to a field: to the control that is wrong, else to the one that is checked, else to the first. Closed details
 * around it are opened, since nothing in them can have the focus. Returns false if the field has no control.
 */
export function focusItem(item: Element): boolean {
  const controls = controlsOf(item)
  const control =
    controls.find((each) => each.matches('[aria-invalid="true"]')) ??
    controls.find((each) => each.matches(':checked:not(option)')) ??
    controls[0]
  for (let each = control?.closest('details'); each; each = each.parentElement?.closest('details')) {
    each.open = true
  }
  control?.focus()
  return control !== undefined
}
