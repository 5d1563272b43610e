import { timers, type Clock } from '@sitewright/machine'

/** What is watched, and for how long. */
export interface DomSettleOptions {
  /** The part of the document that is watched; all of it unless given. */
  readonly root?: Node | undefined
  /** How long nothing may change for it to count as settled: 100 ms. */
  readonly quietMs?: number | undefined
  /** After how long it counts as settled in any case: 3000 ms. */
  readonly overallMs?: number | undefined
  readonly clock?: Clock | undefined
}

/** Resolves when the document has come to rest, and with how: nothing changed for a while, or time ran out. */
export function whenDomSettles({
  root = document,
  quietMs = 100,
  overallMs = 3000,
  clock = timers,
}: DomSettleOptions = {}): Promise<'quiet' | 'overall'> {
  return new Promise((resolve) => {
    const settle = (how: 'quiet' | 'overall'): void => {
      observer.disconnect()
      undoQuiet()
      undoOverall()
      resolve(how)
    }
    const beQuiet = () => clock(() => settle('quiet'), quietMs)
    const observer = new MutationObserver(() => {
      undoQuiet()
      undoQuiet = beQuiet()
    })
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    const undoOverall = clock(() => settle('overall'), overallMs)
    let undoQuiet = beQuiet()
  })
}
