import { isElement } from './control.dom.ts'

/**
 * Lets an input keep its name and its type while React writes them again. After each key React 19 empties the name, and
 * writes the type and the name as they were, so that radio buttons change together. As React also reads a property of the
 * `<form>` at each event, the browser would list all controls of the form anew for each key.
 */
export function keepName({ target }: Pick<Event, 'target'>): void {
  if (!target || Object.hasOwn(target, 'name') || !isInput(target) || target.type === 'radio') return
  for (const name of ['name', 'type']) {
    const known = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), name)
    // An element of the page's own, whose class is between.
    if (!known?.set) return
    let last: unknown
    const write = (): void => {
      if (last !== (target.getAttribute(name) ?? '')) known.set?.call(target, last)
    }
    // An empty text is meant so if no other one has followed.
    const writeEmpty = (): void => {
      if (!last) write()
    }
    Object.defineProperty(target, name, {
      ...known,
      set: (text: unknown) => {
        last = text
        if (text) write()
        // A promise: `queueMicrotask` calls the browser, which took a tenth of a key press.
        else void Promise.resolve().then(writeEmpty)
      },
    })
  }
}

const isInput = (target: unknown): target is HTMLInputElement =>
  isElement(target) && target.localName === 'input'
