import { createRunner } from '@sitewright/machine'
import type { InstalmentContext } from '../contract/instalment.ts'
import { instalmentDialog, readInstalmentContext } from '../core/instalment.ts'
import { createValue, type Watched } from '../core/value.ts'
import type { CartClient } from './client.ts'

/** What the dialog about instalments shows. */
export interface InstalmentDialogSnapshot {
  readonly isOpen: boolean
  readonly isFetching: boolean
  /** The provider's page. It is a stranger's: show it in a sandboxed frame. */
  readonly html: string
}

/** The dialog that explains instalments. */
export interface InstalmentDialog extends Watched<InstalmentDialogSnapshot> {
  /** The instalment pill or the info button was pressed. */
  readonly open: () => void
  /** The close button, the Escape key, or a press outside. */
  readonly close: () => void
}

export interface InstalmentDialogOptions {
  /** The provider's locale, as an offer names it: `en_US`. */
  readonly locale: string
  /** Where the provider's page is for a locale. */
  readonly modalUrl: (locale: string) => string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Told when the page cannot be had; the shopper is not. */
  readonly warn?: ((problem: unknown) => void) | undefined
}

/** Makes the dialog about instalments. Its page is fetched when it is first opened. */
export function createInstalmentDialog(
  { clock }: Pick<CartClient, 'clock'>,
  {
    locale,
    modalUrl,
    fetch = (...request) => globalThis.fetch(...request),
    warn = (problem) => console.warn('The page about instalments cannot be shown.', problem),
  }: InstalmentDialogOptions,
): InstalmentDialog {
  let html = ''

  async function load(): Promise<void> {
    if (html) return
    const answer = await fetch(modalUrl(locale))
    if (!answer.ok) throw new Error(`The page about instalments answered with status ${answer.status}.`)
    html = await answer.text()
  }

  const runner = createRunner(instalmentDialog, {
    clock,
    enter: {
      fetching: (send) => {
        load().then(
          () => send('fetched'),
          (problem: unknown) => {
            warn(problem)
            send('rejected')
          },
        )
      },
    },
  })
  const look = (): InstalmentDialogSnapshot => ({
    isOpen: runner.state() === 'open',
    isFetching: runner.state() === 'fetching',
    html,
  })
  const shown = createValue(look())
  runner.subscribe(() => shown.set(look()))
  runner.start()
  return { ...shown, open: () => runner.send('press'), close: () => runner.send('close') }
}

/** What a page knows of paying in instalments; what cannot be read is reported, and then nothing is offered. */
export function readInstalments(
  { report }: Pick<CartClient, 'report'>,
  raw: unknown,
): InstalmentContext | undefined {
  const context = readInstalmentContext(raw)
  if (!context) report(new Error('The instalment context of the page cannot be read.'), { raw })
  return context
}
