export { createStore, type Store, type WritableStore } from './store.ts'
export { createListeners, type Listeners } from './listeners.ts'
