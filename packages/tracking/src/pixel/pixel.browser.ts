import type { ScriptDestination } from '../destination/destination.ts'
import { createFunctionDestination } from '../destination/script.browser.ts'
import { clientEvents } from '../event/catalogue.ts'

/** Settings of `createPixel`. */
export interface PixelOptions {
  /**
   * Name of the destination.
   *
   * @default 'pixel'
   */
  readonly name?: string | undefined
  /** Loads the third party's script. Called before the first event, once the visitor has agreed. @default nothing */
  readonly load?: (() => Promise<unknown>) | undefined
  /** Passes an event on, as `fbq('track', name, payload)` does. */
  readonly call: (event: string, payload: Readonly<Record<string, unknown>>) => unknown
  /** Called when the visitor withdraws, as `fbq('consent', 'revoke')`. */
  readonly revoke?: (() => void) | undefined
  /** Called before the next event once the visitor has accepted again, as `fbq('consent', 'grant')`. */
  readonly grant?: (() => void) | undefined
  /** Events that are passed on. @default AddToCart, Search, Lead, ViewContent, Purchase, CompleteRegistration */
  readonly events?: readonly string[] | undefined
}

/**
 * Creates the destination of a third party's pixel.
 *
 * @example
 * ```ts
 * import { createPixel } from '@sitewright/tracking/destinations'
 *
 * const pixel = createPixel({
 *   load: loadPixel, // its script
 *   call: (name, payload) => fbq('track', name, payload),
 *   revoke: () => fbq('consent', 'revoke'),
 *   grant: () => fbq('consent', 'grant'),
 * })
 * ```
 */
export const createPixel = ({
  name = 'pixel',
  call,
  events = clientEvents,
  ...script
}: PixelOptions): ScriptDestination =>
  createFunctionDestination({
    ...script,
    name,
    accepts: (event) => events.includes(event.name),
    send: (event) => call(event.name, event.payload),
  })
