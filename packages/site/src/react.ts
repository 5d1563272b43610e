export { useBreakpoint } from './breakpoint/breakpoint.react.ts'
export { useFetchState, type FetchedState } from './fetch-state/fetch-state.react.ts'
export { usePreferences } from './preference/preference.react.ts'
export { useSiteUser } from './site-user/site-user.react.ts'
