import { chromium } from './chromium.ts'

/** Finds the browser, or fetches it, before the workers start: several that fetch it at once would overwrite each other's. */
export const setup = (): void => void chromium()
