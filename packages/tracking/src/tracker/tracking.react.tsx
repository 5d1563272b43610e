'use client'

import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import type { StandardEvents } from '../event/payload.contract.ts'
import { watchImpression, type ImpressionOptions } from '../page/elements.browser.ts'
import type { EventPayloads, Track, Tracker } from './tracker.ts'

type ProvidedTracker<Events extends EventPayloads> = Pick<Tracker<Events>, 'track' | 'start'>

const TrackerContext = createContext<ProvidedTracker<StandardEvents> | undefined>(undefined)

/** Properties of `TrackingProvider`. */
export interface TrackingProviderProps<Events extends EventPayloads> {
  /** Tracker of the page. */
  readonly tracker: ProvidedTracker<Events>
  /** The components that use it. */
  readonly children?: ReactNode
}

/**
 * Provides a tracker to the components below it, and runs it while it is mounted.
 *
 * @example
 * ```tsx
 * <TrackingProvider tracker={tracker}>
 *   <App />
 * </TrackingProvider>
 * ```
 */
export function TrackingProvider<Events extends EventPayloads>({
  tracker,
  children,
}: TrackingProviderProps<Events>): ReactNode {
  useEffect(() => tracker.start(), [tracker])
  // A context has one type. `useTrack` is given the events again.
  const value = tracker as unknown as ProvidedTracker<StandardEvents>
  return <TrackerContext.Provider value={value}>{children}</TrackerContext.Provider>
}

/**
 * Returns the function that emits events, the same for each rendering.
 * @throws outside of a `TrackingProvider`
 *
 * @example
 * ```tsx
 * import { useTrack } from '@sitewright/tracking/react'
 *
 * export function Add({ id }: { readonly id: string }) {
 *   const track = useTrack()
 *   return <button onClick={() => track('AddToCart', { itemId: id })}>Add to cart</button>
 * }
 * ```
 */
export function useTrack<Events extends EventPayloads = StandardEvents>(): Track<Events> {
  const tracker = useContext(TrackerContext)
  if (!tracker) throw new Error('useTrack: there is no <TrackingProvider> above this component.')
  return tracker.track as unknown as Track<Events>
}

/** Properties of `Impression`. Those of a `div` go to its element. */
export interface ImpressionProps extends ImpressionOptions, ComponentPropsWithoutRef<'div'> {
  /** Event to emit. */
  readonly event: string
  /**
   * Payload of the event.
   *
   * @default {}
   */
  readonly payload?: object | undefined
}

/**
 * Emits an event once, when enough of its content has come into view.
 *
 * @example
 * ```tsx
 * import { Impression, useTrack } from '@sitewright/tracking/react'
 *
 * export const Card = ({ id }: { readonly id: string }) => (
 *   <Impression event="ProductSeen" payload={{ id }}>
 *     <h2>{id}</h2>
 *   </Impression>
 * )
 * ```
 */
export function Impression({ event, payload = {}, threshold, ...props }: ImpressionProps): ReactNode {
  const track = useTrack<Record<string, object>>()
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef({ event, payload })
  const isSeen = useRef(false)

  useEffect(() => {
    latest.current = { event, payload }
  })
  useEffect(() => {
    // React mounts twice while developing.
    if (!root.current || isSeen.current) return undefined
    const onSeen = (): void => {
      isSeen.current = true
      track(latest.current.event, latest.current.payload)
    }
    return watchImpression(root.current, onSeen, { threshold })
  }, [track, threshold])

  return <div ref={root} {...props} />
}
