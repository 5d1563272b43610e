/** Texts of the consent banner. */
export interface ConsentMessages {
  /** Heading of the banner, which names it for screen readers. */
  readonly 'consent.title': string
  readonly 'consent.text': string
  readonly 'consent.accept': string
  readonly 'consent.decline': string
  /** Name of the button that hides a reopened banner. */
  readonly 'consent.close': string
  /** Text of the button that opens the banner again. */
  readonly 'consent.settings': string
  /** Text beside the choice that a visitor made before. */
  readonly 'consent.granted': string
  /** Text beside the choice that a visitor made before. */
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
  /** Name of the tools, also on the button that opens them. */
  readonly 'devtools.title': string
  /** Text of the button that forgets the events so far. */
  readonly 'devtools.clear': string
  /** Text of the filter that shows all events. */
  readonly 'devtools.all': string
  /** Shown while there is no event, or none that the filter shows. */
  readonly 'devtools.empty': string
  /** Name of the group of filters, before the names of statuses. */
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
