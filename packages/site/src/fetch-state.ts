export {
  createFetchState,
  type Fetching,
  type FetchState,
  type FetchStateOptions,
  type Load,
} from './browser/fetch-state.ts'
