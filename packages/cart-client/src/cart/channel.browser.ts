import type { Undo } from '@sitewright/machine'

/** A channel to the other tabs of the same site. */
export interface Channel {
  /** Sends a message to the other tabs; this one does not receive it. */
  readonly post: (message: unknown) => void
  readonly close: Undo
}

/** Opens a channel to the other tabs: a BroadcastChannel, else the storage event. */
export function openChannel(
  name: string,
  receive: (message: unknown) => void,
  view: Window = window,
): Channel {
  const { BroadcastChannel } = view as Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>
  return BroadcastChannel
    ? broadcast(new BroadcastChannel(name), receive)
    : throughStorage(name, receive, view)
}

function broadcast(channel: BroadcastChannel, receive: (message: unknown) => void): Channel {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => receive(data)
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

function throughStorage(name: string, receive: (message: unknown) => void, view: Window): Channel {
  const listener = ({ key, newValue }: StorageEvent): void => {
    if (key !== name || !newValue) return
    try {
      receive(JSON.parse(newValue))
    } catch {
      // Another script writes under this name.
    }
  }
  view.addEventListener('storage', listener)
  return {
    post: (message) => {
      try {
        view.localStorage.setItem(name, JSON.stringify(message))
        view.localStorage.removeItem(name)
      } catch {
        // Without storage the other tabs read the cart when they come to the front.
      }
    },
    close: () => view.removeEventListener('storage', listener),
  }
}
