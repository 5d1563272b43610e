/** Texts of the consent banner. */
export interface ConsentMessages {
  readonly 'consent.title': string
  readonly 'consent.text': string
  readonly 'consent.accept': string
  readonly 'consent.decline': string
  readonly 'consent.close': string
  readonly 'consent.settings': string
  /** Text beside the choice that a visitor made before. */
  readonly 'consent.granted': string
  readonly 'consent.refused': string
}

/** Texts of the consent banner, in English. */
export const consentMessages: ConsentMessages = {
  'consent.title': 'Cookies on this site',
  'consent.text':
    'With your permission we use cookies to count visits and to learn what visitors like. The site works without them.',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
  'consent.close': 'Close',
  'consent.settings': 'Cookie settings',
  'consent.granted': 'You have accepted cookies.',
  'consent.refused': 'You have declined cookies.',
}

/** Texts of the developer tools. */
export interface DevtoolsMessages {
  readonly 'devtools.title': string
  readonly 'devtools.clear': string
  readonly 'devtools.all': string
  readonly 'devtools.empty': string
  readonly 'devtools.filter': string
}

/** Texts of the developer tools, in English. */
export const devtoolsMessages: DevtoolsMessages = {
  'devtools.title': 'Tracking events',
  'devtools.clear': 'Clear',
  'devtools.all': 'All',
  'devtools.empty': 'No events yet.',
  'devtools.filter': 'Show events that were',
}
