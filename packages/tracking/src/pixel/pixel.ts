import type { ScriptDestination } from '../destination/destination.ts'
import { clientEvents } from '../event/catalogue.ts'

/** Settings of `createPixel`. */
export interface PixelOptions {
  /** @default 'pixel' */
  readonly name?: string | undefined
  /** Loads the third party's script. Called before the first event, once the visitor has agreed. @default nothing */
  readonly load?: (() => Promise<unknown>) | undefined
  /** Passes an event on, as `fbq('track', name, payload)` does. */
  readonly call: (event: string, payload: Readonly<Record<string, unknown>>) => unknown
  /** Called when the visitor withdraws, as `fbq('consent', 'revoke')`. */
  readonly revoke?: (() => void) | undefined
  /** Events that are passed on. @default AddToCart, Search, Lead, ViewContent, Purchase, CompleteRegistration */
  readonly events?: readonly string[] | undefined
}

/** Creates the destination of a third party's pixel. */
export const createPixel = ({
  name = 'pixel',
  call,
  events = clientEvents,
  ...script
}: PixelOptions): ScriptDestination => ({
  ...script,
  name,
  accepts: (event) => events.includes(event.name),
  send: (event) => call(event.name, event.payload),
})

/** Settings of `createFunctionDestination`. */
export interface FunctionDestinationOptions extends Partial<Omit<ScriptDestination, 'name' | 'send'>> {
  readonly name: string
  readonly send: ScriptDestination['send']
}

/** Creates a destination from a function of yours. It receives all events unless `accepts` chooses among them. */
export const createFunctionDestination = (options: FunctionDestinationOptions): ScriptDestination => ({
  accepts: () => true,
  ...options,
})
