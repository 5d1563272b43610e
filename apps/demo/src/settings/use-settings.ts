import { useSyncExternalStore } from 'react'
import { defaultSettings, readSettings, whenSettingsChange, type Settings } from './settings.ts'

let known: Settings = defaultSettings
/** Current settings: the same object until one of them changes. */
function currentSettings(): Settings {
  const read = readSettings()
  if (JSON.stringify(read) !== JSON.stringify(known)) known = read
  return known
}

/** Current settings, for React. */
export const useSettings = (): Settings => useSyncExternalStore(whenSettingsChange, currentSettings)
