// Automatic tracking of a page
export {
  createPageTracker,
  pageSelectors,
  type PageSelectors,
  type PageTracker,
  type PageTrackerOptions,
} from './page.browser.ts'

// The first visit
export {
  createSessionTracker,
  type FirstLanding,
  type FirstSession,
  type SessionTracker,
  type SessionTrackerOptions,
} from './landing.browser.ts'

// Elements in view
export { watchImpression, type ImpressionOptions } from './elements.browser.ts'
