import type { Undo } from '@sitewright/machine'

/** A line to the other tabs of the same site. */
export interface Channel {
  /** Tells the other tabs; this one does not hear it. */
  readonly post: (news: unknown) => void
  readonly close: Undo
}

/** Opens a line to the other tabs: a BroadcastChannel, or the storage event where there is none. */
export function openChannel(name: string, hear: (news: unknown) => void, view: Window = window): Channel {
  const { BroadcastChannel } = view as Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>
  return BroadcastChannel ? broadcast(new BroadcastChannel(name), hear) : throughStorage(name, hear, view)
}

function broadcast(channel: BroadcastChannel, hear: (news: unknown) => void): Channel {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data)
  return { post: (news) => channel.postMessage(news), close: () => channel.close() }
}

function throughStorage(name: string, hear: (news: unknown) => void, view: Window): Channel {
  const listener = ({ key, newValue }: StorageEvent): void => {
    if (key !== name || !newValue) return
    try {
      hear(JSON.parse(newValue))
    } catch {
      // Somebody else writes under this name.
    }
  }
  view.addEventListener('storage', listener)
  return {
    post: (news) => {
      try {
        view.localStorage.setItem(name, JSON.stringify(news))
        view.localStorage.removeItem(name)
      } catch {
        // Without storage the other tabs learn it when they come to the front.
      }
    },
    close: () => view.removeEventListener('storage', listener),
  }
}
