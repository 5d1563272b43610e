export {
  AlsoBought,
  Checkout,
  Empty,
  Entries,
  Filled,
  Loading,
  MinimumNotice,
  Root,
  Subtotal,
  Summary,
  Trouble,
  type AlsoBoughtProps,
  type CartPageProps,
  type EntriesProps,
  type TroubleProps,
} from './cart-page.react.tsx'
export { EntryImage, EntryQuantity, EntryRemove, EntrySubtotal, EntryTitle } from './cart-entry.react.tsx'
