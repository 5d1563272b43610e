import { toolTraces } from '../tool-traces.browser.ts'
import type { KeyTarget } from './keyboard.ts'

/**
 * Describes a key that may move around in the page, and what it was pressed in: a few bytes that can be kept until they
 * are judged. `undefined` for what writes a letter, for keys in a developers' tool, and for events without a key, which
 * browsers send when they fill in a field.
 */
export function readKey(event: KeyboardEvent): string | undefined {
  const { key } = event
  if (!/^(?:[A-Z][a-z]\w*| )$/.test(key) || toolTraces.isInTool?.(event)) return undefined
  // The target of an event in a shadow root is the root's host, and not the text field.
  const [{ nodeName, isContentEditable, type } = {}] = event.composedPath() as KeyTarget[]
  return [key, nodeName, isContentEditable, type].join()
}
