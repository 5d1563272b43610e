export type { SuggestPlaces } from './place-search.browser.ts'
export { PlacesAutocomplete, type PlacesAutocompleteProps } from './places.react.tsx'
