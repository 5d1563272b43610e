import { elementName, elementPath, type PathNode } from '../element-path.ts'
import type { LargestPaint } from './vitals.contract.ts'
import type { NavigationEntry } from './navigation.ts'
import { readTiming } from '../timing.ts'

/** A browser's largest contentful paint, as far as it is read here. */
export interface PaintEntry {
  readonly startTime: number
  readonly url?: string
  readonly id?: string
  readonly element?: PathNode | null
}

/** A browser's resource timing, as far as it is read here. Without permission of its server, `requestStart` is 0. */
export interface ResourceEntry {
  readonly name: string
  readonly startTime: number
  readonly requestStart: number
  readonly responseEnd: number
}

/** A largest contentful paint that holds no element, which may be gone when it is reported. */
export interface KnownPaint {
  readonly startTime: number
  readonly url: string
  readonly elementName?: string | undefined
  readonly elementPath?: string | undefined
}

/** Keeps of a paint what is reported of it. */
export function readPaint({ startTime, url = '', id, element }: PaintEntry): KnownPaint {
  return {
    startTime,
    url,
    elementName: element ? elementName(element) : undefined,
    // An element that was removed is null, and its id is still there.
    elementPath: elementPath(element, id && `#${id}`),
  }
}

const sent = ({ requestStart, startTime }: ResourceEntry): number => requestStart || startTime

/** The file that was painted: the last one of its address that was asked for before the paint. */
export function paintedResource(
  { url, startTime }: KnownPaint,
  resources: readonly ResourceEntry[],
): ResourceEntry | undefined {
  return url ? resources.filter((entry) => entry.name === url && sent(entry) <= startTime).at(-1) : undefined
}

/** Parts of the time until the largest contentful paint at `value`. They add up to it. */
export function delayBreakdown(
  value: number,
  { responseStart, activationStart = 0 }: Pick<NavigationEntry, 'responseStart' | 'activationStart'>,
  resource: ResourceEntry | undefined,
): LargestPaint {
  const between = (least: number, time?: number): number =>
    Math.min(value, Math.max(least, (readTiming(time) ?? 0) - activationStart))
  // A slow response cannot come after the paint that it made possible.
  const firstByte = between(0, responseStart)
  const requested = between(firstByte, resource && sent(resource))
  // A film goes on loading after its first frame was painted.
  const loaded = between(requested, resource?.responseEnd)
  return {
    timeToFirstByte: firstByte,
    resourceLoadDelay: requested - firstByte,
    resourceLoadDuration: loaded - requested,
    elementRenderDelay: value - loaded,
  }
}
