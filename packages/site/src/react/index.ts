export { useBreakpoint } from './use-breakpoint.ts'
export { useFetchState, type FetchedState } from './use-fetch-state.ts'
export { usePreferences } from './use-preferences.ts'
export { useSiteUser } from './use-site-user.ts'
