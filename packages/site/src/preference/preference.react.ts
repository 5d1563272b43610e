'use client'

import { useCallback, useEffect } from 'react'
import type { CommercePreferences } from './preference.contract.ts'
import type { Preferences } from './preference.browser.ts'
import { useFetchState, type FetchedState } from '../fetch-state/fetch-state.react.ts'

/**
 * Reads the preferences of a namespace, again after each save. `createPreferences` reports failures.
 *
 * @example
 * ```tsx
 * const { value, status, save } = usePreferences(preferences, 'shipping')
 * const isOn = value?.isOn === true
 * const box = <input type="checkbox" checked={isOn} onChange={() => void save({ ...value, isOn: !isOn })} />
 * ```
 */
export function usePreferences(
  preferences: Preferences,
  namespace: string,
): FetchedState<CommercePreferences> & {
  /** Replaces all preferences of the namespace. Resolves to true if they were saved. */
  readonly save: (next: CommercePreferences) => Promise<boolean>
} {
  const load = useCallback(() => preferences.read(namespace), [preferences, namespace])
  const save = useCallback(
    (next: CommercePreferences) => preferences.save(namespace, next),
    [preferences, namespace],
  )
  const fetched = useFetchState(load, REPORTED)
  const { refetch } = fetched
  useEffect(() => preferences.whenRefetch(namespace, refetch), [preferences, namespace, refetch])
  return { ...fetched, save }
}

const REPORTED = { report: () => undefined }
