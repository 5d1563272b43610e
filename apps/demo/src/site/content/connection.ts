/** A connection to an automation service. */
export interface Automation {
  readonly id: string
  readonly name: string
}

/** Services that the site is connected to. */
export interface Connections {
  /** Mailing list that newsletter forms sign up for. */
  readonly mailingList?: { readonly listId: string; readonly isDoubleOptIn: boolean } | undefined
  readonly automation: readonly Automation[]
}

/** Connections of the site as it was built. */
export const CONNECTIONS: Connections = { automation: [] }

/** Tag of posts, and the words of the posts that it stands for: several once tags were merged. */
export interface SiteTag {
  readonly id: string
  readonly name: string
  readonly words: readonly string[]
}

/** Tags of the posts as the site was built. */
export const TAGS: readonly SiteTag[] = ['jug', 'studio', 'mending', 'light', 'clay', 'winter'].map(
  (word) => ({
    id: word,
    name: word.charAt(0).toUpperCase() + word.slice(1),
    words: [word],
  }),
)

/** Address of the house, in the lines in which it is printed. */
export interface Location {
  readonly address: string
  readonly cityStateZip: string
  readonly country: string
}

/** Address of the house as the site was built: the text of the footer says it. */
export const LOCATION: Location = { address: '', cityStateZip: '', country: '' }

/** Block of code, and a video, below the kiln days. */
export interface Embeds {
  readonly language: 'html' | 'css' | 'javascript'
  readonly code: string
  readonly video: string
  /** Title of the video, once its provider has named it. */
  readonly videoTitle: string
}

/** Embeds of the site as it was built. */
export const EMBEDS: Embeds = { language: 'html', code: '', video: '', videoTitle: '' }
