export { createStore, type Store, type WritableStore } from './core/store.ts'
export { createListeners, type Listeners } from './core/listeners.ts'
