import type { Cleanup } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import type { FormSettings } from '../../definition/form-definition.ts'
import { builtIns } from '../../element/built-ins.dom.ts'
import type { Messages } from '../../messages.ts'
import { insertMarkup } from './trusted.dom.ts'
import { runScripts, type ScriptOptions } from './script.dom.ts'
import { connectSuccess, successMarkup } from './success.connect.ts'

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
  { runsScripts = true, messages, ...options }: SuccessOptions & { readonly messages: Messages },
): Cleanup {
  const form = builtIns(element)
  const document = form.ownerDocument
  const wrappers = wrapTexts(form)
  const content = [...form.children]
  const markup = draw(document, 'div', successMarkup)
  const isBlocked = !insertMarkup(markup, settings.postSubmitMarkup, options.report)
  const view = connectSuccess(settings, isBlocked ? messages['form.success.blocked'] : undefined)
  const root = draw(document, 'div', view.root, draw(document, 'p', view.text), markup)
  for (const element of content) element.setAttribute(hiddenAttribute, '')
  form.append(root)
  root.focus({ preventScroll: true })
  const isReduced = document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches
  form.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth', block: 'start' })
  if (runsScripts) void runScripts(markup, options)
  return () => {
    spread(root, {})
    root.remove()
    for (const element of content) element.removeAttribute(hiddenAttribute)
    for (const wrapper of wrappers) wrapper.replaceWith(...wrapper.childNodes)
  }
}

/** Gives each loose text of a form an element of its own, since only elements can be hidden. */
const wrapTexts = (form: HTMLFormElement): readonly Element[] =>
  [...form.childNodes].flatMap((node) => {
    if (node.nodeType !== node.TEXT_NODE || !node.nodeValue?.trim()) return []
    const wrapper = form.ownerDocument.createElement('span')
    node.replaceWith(wrapper)
    wrapper.append(node)
    return [wrapper]
  })
