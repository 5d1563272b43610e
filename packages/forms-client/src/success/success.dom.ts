import type { Undo } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import type { FormSettings } from '../form/form.ts'
import { builtIns } from '../form/built-ins.dom.ts'
import { runScripts, type ScriptOptions } from './script.dom.ts'
import { connectSuccess } from './success.connect.ts'

/** Settings of the success view. */
export interface SuccessOptions extends ScriptOptions {
  /**
   * Runs the scripts of the post-submit markup: `!areUserScriptsDisabled(cookies)`.
   * @default true
   */
  readonly runsScripts?: boolean | undefined
}

/** Attribute of what the success view hides. */
export const hiddenAttribute = 'data-form-hidden'

/** Hides the content of a form, shows its success view instead, and moves the focus there. */
export function showSuccess(
  element: HTMLFormElement,
  settings: FormSettings,
  { runsScripts = true, ...options }: SuccessOptions,
): Undo {
  const form = builtIns(element)
  const document = form.ownerDocument
  const content = wrapContent(form)
  const view = connectSuccess(settings)
  const markup = draw(document, 'div', view.markup)
  const root = draw(document, 'div', view.root, draw(document, 'p', view.text), markup)
  for (const element of content) element.setAttribute(hiddenAttribute, '')
  form.append(root)
  markup.innerHTML = settings.postSubmitMarkup ?? ''
  root.focus({ preventScroll: true })
  const isReduced = document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches
  form.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth', block: 'start' })
  if (runsScripts) void runScripts(markup, options)
  return () => {
    spread(root, {})
    root.remove()
    for (const element of content) element.removeAttribute(hiddenAttribute)
  }
}

/** Returns the elements of a form. Loose text gets an element of its own, since only elements can be hidden. */
function wrapContent(form: HTMLFormElement): readonly Element[] {
  for (const node of form.childNodes) {
    if (node.nodeType !== node.TEXT_NODE || !node.nodeValue?.trim()) continue
    const wrapper = form.ownerDocument.createElement('span')
    node.replaceWith(wrapper)
    wrapper.append(node)
  }
  return [...form.children]
}
