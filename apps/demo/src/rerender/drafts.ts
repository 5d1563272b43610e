import { isPreview } from '../preview.ts'
import { readSettings } from '../settings/settings.ts'

/** Those who edit the site see what is not published. */
export const canSeeDrafts = (): boolean => isPreview() || readSettings().role !== 'none'
