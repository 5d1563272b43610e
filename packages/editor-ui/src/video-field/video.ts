import { isRecord } from '@sitewright/site/reader'
import { storedText } from '../part/stored.ts'

/** A provider's description of a video, with the names of oEmbed: https://oembed.com/ */
export interface VideoInfo {
  /** Name of the provider. */
  readonly provider_name?: string | undefined
  /** Kind of the account that the video belongs to. Vimeo alone names it. */
  readonly account_type?: string | undefined
  /** Title of the video. */
  readonly title?: string | undefined
  /** Markup that shows the video. */
  readonly html?: string | undefined
}

/** The video of an answer. Undefined for one that is none. */
export const videoOf = (answer: unknown): VideoInfo | undefined => (isRecord(answer) ? answer : undefined)

/** Checks for a video that other sites may show: those of Vimeo's Basic accounts may not. */
export const isSupportedVideo = ({ provider_name: provider, account_type: account }: VideoInfo): boolean =>
  !(storedText(provider).toLowerCase() === 'vimeo' && storedText(account).toLowerCase() === 'basic')
