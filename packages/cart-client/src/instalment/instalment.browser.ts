import { createRunner, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { instalmentDialog } from './instalment.machine.ts'
import { readInstalmentContext, type InstalmentContext } from './instalment.ts'
import type { CartClient } from '../client/client.browser.ts'

/** Snapshot of the instalment dialog. */
export interface InstalmentDialogSnapshot {
  /** True while the dialog is shown. */
  readonly isOpen: boolean
  /** True while the provider's page is on its way. */
  readonly isFetching: boolean
  /** The provider's page. It is third-party markup: show it in a sandboxed frame. */
  readonly html: string
}

/** The dialog that explains instalments. */
export interface InstalmentDialog extends Store<InstalmentDialogSnapshot> {
  /** The instalment pill or the info button was pressed. */
  readonly open: () => void
  /** The close button, the Escape key, or a press outside. */
  readonly close: () => void
  /** Starts the dialog, which fetches no page before. The returned function stops it. */
  readonly start: () => Cleanup
}

/** Settings of `createInstalmentDialog`. */
export interface InstalmentDialogOptions {
  /** The provider's locale, as an offer names it: `en_US`. */
  readonly locale: string
  /** Address of the provider's page for a locale. */
  readonly modalUrl: (locale: string) => string
  /** Fetches the provider's page. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Is called if the page cannot be fetched. The shopper sees no error. @default console.warn */
  readonly warn?: ((problem: unknown) => void) | undefined
}

/** Creates the dialog about instalments. Its page is fetched when it is first opened. */
export const createInstalmentDialog = (
  client: Pick<CartClient, 'clock'>,
  options: InstalmentDialogOptions,
): InstalmentDialog => instalmentDialogOf(client, () => options)

/** Creates a dialog whose settings are read when they are needed. */
export function instalmentDialogOf(
  { clock }: Pick<CartClient, 'clock'>,
  settings: () => InstalmentDialogOptions,
): InstalmentDialog {
  let html = ''
  let presses = 0

  async function load(): Promise<void> {
    if (html) return
    const { locale, modalUrl, fetch = (address: string) => globalThis.fetch(address) } = settings()
    const answer = await fetch(modalUrl(locale))
    if (!answer.ok) throw new Error(`The page about instalments answered with status ${answer.status}.`)
    html = await answer.text()
  }

  function warnOf(problem: unknown): void {
    const { warn = (cause) => console.warn('The page about instalments cannot be shown.', cause) } =
      settings()
    warn(problem)
  }

  const runner = createRunner(instalmentDialog, {
    clock,
    enter: {
      fetching: (send) => {
        const press = (presses += 1)
        // An answer may come when the time is up, and the button was pressed again.
        const settle = (event: 'fetched' | 'rejected') => press === presses && send(event)
        load().then(
          () => settle('fetched'),
          (problem: unknown) => {
            settle('rejected')
            warnOf(problem)
          },
        )
      },
    },
  })
  const takeSnapshot = (): InstalmentDialogSnapshot => ({
    isOpen: runner.snapshot() === 'open',
    isFetching: runner.snapshot() === 'fetching',
    html,
  })
  const shown = createStore(takeSnapshot())
  runner.subscribe(() => shown.set(takeSnapshot()))
  return {
    ...shown,
    open: () => runner.send('press'),
    close: () => runner.send('close'),
    start: () => {
      runner.start()
      return runner.stop
    },
  }
}

/** Reads the instalment context of a page. An invalid one is reported, and returned as `undefined`. */
export function readInstalments(
  { report }: Pick<CartClient, 'report'>,
  raw: unknown,
): InstalmentContext | undefined {
  const read = readInstalmentContext(raw)
  if (read.ok) return read.value
  report(new Error('The instalment context of the page cannot be read.'), { raw, ...read.failure })
  return undefined
}
