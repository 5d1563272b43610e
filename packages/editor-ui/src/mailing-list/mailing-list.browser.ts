import { createRunner, timers, type Clock, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createFetchState, type Load } from '@sitewright/site/fetch-state'
import { requireList } from '../part/answer.ts'
import { storedItems } from '../part/stored.ts'
import { mailingListMachine } from './mailing-list.machine.ts'
import type { MailingList, MailingListChoice, MailingListSnapshot } from './mailing-list.ts'

/** The requests of a mailing-list connector. A rejected promise is a failure. */
export interface MailingListTransport {
  /** Fetches the lists to choose from. */
  readonly load: (signal: AbortSignal) => Promise<readonly MailingList[]>
  /** Connects the form to a list. */
  readonly connect: (choice: MailingListChoice, signal: AbortSignal) => Promise<unknown>
  /** Takes the form off its list. */
  readonly disconnect: (signal: AbortSignal) => Promise<unknown>
}

/** Settings of `createMailingListConnector`. */
export interface MailingListOptions extends MailingListTransport {
  /**
   * The list that is connected at first.
   * @default none
   */
  readonly connected?: MailingListChoice | undefined
  /**
   * Receives the connected list, or undefined when it is disconnected.
   * @default none
   */
  readonly onChange?: ((connected: MailingListChoice | undefined) => void) | undefined
  /**
   * Receives the errors of failed requests.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
  /**
   * Timers, for tests.
   * @default those of the browser
   */
  readonly clock?: Clock | undefined
}

/** A connector of a form to a mailing list. */
export interface MailingListConnector extends Store<MailingListSnapshot> {
  /** Chooses a list by its id. */
  readonly choose: (listId: string) => void
  /** Asks subscribers to confirm, or no longer. */
  readonly setDoubleOptIn: (isDoubleOptIn: boolean) => void
  /** Connects the chosen list. */
  readonly connect: () => void
  /** Ends the connection. */
  readonly disconnect: () => void
  /** Loads the lists again. */
  readonly refetch: () => void
  /** Fetches the lists. The returned function aborts what is on its way. */
  readonly start: () => Cleanup
}

/**
 * Creates a connector to a mailing list, without markup.
 *
 * @example
 * ```ts
 * import { createMailingListConnector } from '@sitewright/editor-ui/mailing-list'
 *
 * const connector = createMailingListConnector({
 *   load: async () => [{ id: 'news', name: 'News' }],
 *   connect: async ({ listId }) => console.log(listId),
 *   disconnect: async () => undefined,
 * })
 * const stop = connector.start()
 * ```
 */
export function createMailingListConnector(options: MailingListOptions): MailingListConnector {
  const { onChange, report, clock = timers } = options
  const connected = options.connected?.listId ? options.connected : undefined
  const fetching = createFetchState(async (signal) => listsOf(await options.load(signal)), { report, clock })
  const machine = { ...mailingListMachine, initial: connected ? 'connected' : 'disconnected' } as const
  const runner = createRunner(machine, {
    clock,
    enter: {
      connecting: () => {
        const choice = choiceOf(snapshot())
        return send((signal) => (choice ? options.connect(choice, signal) : Promise.resolve()), choice)
      },
      disconnecting: () => send(options.disconnect, undefined),
    },
  })
  const { subscribe, snapshot, update } = createStore<MailingListSnapshot>({
    state: machine.initial,
    lists: fetching.snapshot(),
    listId: connected?.listId,
    isDoubleOptIn: connected?.isDoubleOptIn ?? false,
    isListMissing: false,
    isFailed: false,
  })
  const change = (part: Partial<MailingListSnapshot>): void => update((view) => ({ ...view, ...part }))

  /** Sends the request of a state. Leaving the state aborts it. */
  function send(request: Load<unknown>, result: MailingListChoice | undefined): Cleanup {
    return fetchOnce(request, { report, clock }, (isAccepted) => {
      // The choice that was sent is shown: it may have changed meanwhile.
      change({ isFailed: !isAccepted, ...(isAccepted && result) })
      runner.send(isAccepted ? 'accept' : 'reject')
      if (isAccepted) onChange?.(result)
    })
  }

  runner.subscribe(() => change({ state: runner.snapshot() }))
  fetching.subscribe(() => change({ lists: fetching.snapshot() }))

  return {
    subscribe,
    snapshot,
    choose: (listId) => change({ listId, isListMissing: false }),
    setDoubleOptIn: (isDoubleOptIn) => change({ isDoubleOptIn }),
    connect: () => {
      const isListMissing = choiceOf(snapshot()) === undefined
      change({ isListMissing, isFailed: false })
      if (!isListMissing) runner.send('connect')
    },
    disconnect: () => {
      change({ isFailed: false })
      runner.send('disconnect')
    },
    refetch: () => void fetching.refetch(),
    start: () => {
      runner.start()
      void fetching.refetch()
      return () => {
        runner.stop()
        fetching.stop()
      }
    },
  }
}

/** The lists that can be told apart and have a name to show. */
const listsOf = (answer: readonly MailingList[]): readonly MailingList[] =>
  storedItems(storedItems(requireList(answer), 'id'), 'name')

/** The choice that is sent: a list that has gone meanwhile is none. */
function choiceOf({ listId, isDoubleOptIn, lists }: MailingListSnapshot): MailingListChoice | undefined {
  const exists = lists.value?.some(({ id }) => id === listId) ?? false
  return listId !== undefined && exists ? { listId, isDoubleOptIn } : undefined
}

/** Sends a request, and calls back when it is answered or has failed. The returned function aborts it. */
function fetchOnce(
  request: Load<unknown>,
  options: Pick<MailingListOptions, 'report' | 'clock'>,
  done: (isAccepted: boolean) => void,
): Cleanup {
  const { subscribe, snapshot, refetch, stop } = createFetchState(request, options)
  subscribe(() => {
    const { status } = snapshot()
    if (status !== 'pending') done(status === 'success')
  })
  void refetch()
  return stop
}
