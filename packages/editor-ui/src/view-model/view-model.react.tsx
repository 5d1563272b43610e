'use client'

import type { Store } from '@sitewright/machine/store'
import {
  createContext,
  useContext,
  useState,
  useSyncExternalStore,
  type Provider as ContextProvider,
} from 'react'
import { createSelection } from './selection.ts'

/** Access to a view model: a provider, and hooks for what is below it. */
export interface ViewModel<Value> {
  /** Gives a store to the components below it. */
  readonly Provider: ContextProvider<Store<Value> | undefined>
  /**
   * The view model, or the part of it that `select` returns: only a change of that renders the component again. An object or a
   * list has changed when one of its fields has.
   * @throws `Error` outside of the provider
   */
  readonly useModel: {
    (): Value
    <Selected>(select: (value: Value) => Selected): Selected
  }
  /** The view model, or undefined outside of the provider. */
  readonly useOptionalModel: () => Value | undefined
}

const absent: Store<undefined> = { snapshot: () => undefined, subscribe: () => () => undefined }

/**
 * Creates access to a view model. `name` stands in the error of a component outside of the provider.
 *
 * @example
 * ```tsx
 * import { createStore } from '@sitewright/machine/store'
 * import { createViewModel } from '@sitewright/editor-ui/view-model'
 *
 * const { Provider, useModel } = createViewModel<{ title: string }>('Page')
 * const page = createStore({ title: 'Home' })
 * const titleOf = ({ title }: { title: string }) => title
 * const Title = () => <h1>{useModel(titleOf)}</h1>
 * // <Provider value={page}> around `Title`
 * ```
 */
export function createViewModel<Value>(name: string): ViewModel<Value> {
  const Context = createContext<Store<Value> | undefined>(undefined)

  function useModel(): Value
  function useModel<Selected>(select: (value: Value) => Selected): Selected
  function useModel<Selected>(select?: (value: Value) => Selected): Value | Selected {
    const store = useContext(Context)
    if (!store) throw new Error(`use${name} must be used inside <${name}Provider>.`)
    const [keep] = useState(() => createSelection<Selected>())
    const { subscribe, snapshot } = store
    const value = (): Value | Selected => (select ? keep(select(snapshot())) : snapshot())
    return useSyncExternalStore(subscribe, value, value)
  }

  function useOptionalModel(): Value | undefined {
    const { subscribe, snapshot }: Store<Value | undefined> = useContext(Context) ?? absent
    return useSyncExternalStore(subscribe, snapshot, snapshot)
  }

  return { Provider: Context.Provider, useModel, useOptionalModel }
}
