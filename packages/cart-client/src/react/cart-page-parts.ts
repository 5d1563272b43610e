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
} from './cart-page.tsx'
export { EntryImage, EntryQuantity, EntryRemove, EntrySubtotal, EntryTitle } from './cart-entry.tsx'
