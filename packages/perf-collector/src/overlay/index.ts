export { definePerfOverlay, type PerfOverlayElementOptions } from './overlay-element.dom.ts'
export { createPerfOverlay, type PerfOverlay, type PerfOverlayOptions } from './overlay.dom.ts'
export type { OverlayTimeline } from './overlay.browser.ts'
export {
  type Box,
  type OverlayMessages,
  overlayMessages,
  type OverlaySnapshot,
  type PaintPart,
  type TimelineEntry,
  type Waterfall,
  type WaterfallRow,
} from './overlay.ts'
