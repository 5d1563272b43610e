/**
 * A form whose members are those of its class. A control that is called `children`, `append` or `id` hides that member of its
 * form: https://html.spec.whatwg.org/#dom-form-nameditem
 */
export function builtIns<Element extends HTMLElement>(form: Element): Element {
  const known = proxies.get(form) as Element | undefined
  if (known) return known
  const proxy = new Proxy(form, {
    get: (target, name): unknown => {
      const member: unknown = Reflect.get(Object.getPrototypeOf(target) as object, name, target)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
  proxies.set(form, proxy)
  return proxy
}

/** One for each form: what is noted of an element is noted of it. */
const proxies = new WeakMap<object, object>()

/** The tree that a form is in: a document, or a shadow root. */
export function rootOf(form: HTMLFormElement): Document | ShadowRoot {
  const root = builtIns(form).getRootNode()
  return 'host' in root ? (root as ShadowRoot) : builtIns(form).ownerDocument
}
