import { timers, type Clock } from '@sitewright/machine'

/** Settings of `whenDomSettles`. */
export interface DomSettleOptions {
  /**
   * Part of the document to observe.
   * @default document
   */
  readonly root?: Node | undefined
  /**
   * Time without a change after which the document counts as settled.
   * @default 100
   */
  readonly quietMs?: number | undefined
  /**
   * Time after which it counts as settled in any case.
   * @default 3000
   */
  readonly overallMs?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/** Resolves when the document has settled: with `quiet` after a time without changes, or `overall` when time is up. */
export function whenDomSettles({
  root = document,
  quietMs = 100,
  overallMs = 3000,
  clock = timers,
}: DomSettleOptions = {}): Promise<'quiet' | 'overall'> {
  return new Promise((resolve) => {
    const settle = (how: 'quiet' | 'overall'): void => {
      observer.disconnect()
      stopQuiet()
      stopOverall()
      resolve(how)
    }
    const beQuiet = () => clock(() => settle('quiet'), quietMs)
    const observer = new MutationObserver(() => {
      stopQuiet()
      stopQuiet = beQuiet()
    })
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    const stopOverall = clock(() => settle('overall'), overallMs)
    let stopQuiet = beQuiet()
  })
}
