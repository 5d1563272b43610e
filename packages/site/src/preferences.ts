export { createPreferences, type Preferences, type PreferencesOptions } from './browser/preferences.ts'
export type { CommercePreferences } from './contract/preference.ts'
