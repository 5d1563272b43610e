import { type Guides, named } from './guide.ts'

const inGallery = (name: string): string => `[data-part='${name}']`
const inConsent = (name: string): string => `[data-consent='${name}']`

/** Galleries, money, measuring, templates and consent. */
export const others: Guides = {
  'gallery/Gallery': {
    summary:
      'Pictures and videos as a grid, a slideshow, a carousel, stacked or in columns, with a lightbox.',
    use: [
      'Grid: many pictures at a glance.',
      'Slideshow: a few large ones, in an order.',
      'Carousel: a row beside other content.',
      'Stacked: a story that is read from top to bottom.',
    ],
    avoid: [
      'One picture. Use an image.',
      'Logos of partners. Use a list.',
      'Products. Use a listing: they need prices and buttons.',
    ],
    story: 'Slideshow',
    anatomy: [
      named('Viewport', inGallery('viewport'), 'Takes the focus. Arrow keys, Home and End turn.'),
      named('Slide', inGallery('slide'), 'One picture or video.'),
      named('Previous', inGallery('previous'), 'Turns with the direction of writing.'),
      named('Next', inGallery('next'), 'The same on the other side.'),
      named('Strip', inGallery('strip'), 'Thumbnails. One stop of Tab.'),
    ],
    states: ['Grid', 'Slideshow', 'Carousel', 'Stacked', 'ColumnsOfAnOlderSite', 'OnePicture'],
    words: [
      'Alternative text: what is seen and matters, at most 120 letters. Not “picture of”.',
      'Title: at most 40 letters. Description: one sentence.',
      'A caption over a picture needs a calm corner of it.',
    ],
  },
  'money-format/Money': {
    summary:
      'An amount as the visitor’s language writes it, with parts that a design can dress: symbol, whole and cents.',
    use: ['Every price, fee, refund and total.'],
    avoid: [
      'Numbers without a currency. Use the browser’s own formatting.',
      'Sums. Add in whole cents before, not in text.',
    ],
    story: 'CurrencyByLocale',
    anatomy: [named('Amount', 'bdi', 'Keeps its direction within a text from right to left.')],
    states: [
      'CurrencyByLocale',
      'RightToLeft',
      'RefundsInParentheses',
      'SmallSymbolRaisedCents',
      'OnSaleAndFromTo',
      'VeryLongAmounts',
    ],
    words: [
      'Never write a symbol by hand: its place differs by language.',
      'Show cents always or never within one list.',
      'Say “from” where a price is the lowest of several.',
    ],
  },
  'tracking/ConsentBanner': {
    summary:
      'Asks once whether a visit may be measured, and keeps the answer. Nothing is stored or sent before.',
    use: ['Sites that measure visits where the law asks for consent.'],
    avoid: [
      'Sites without measuring. Nothing has to be asked.',
      'Terms that must be accepted. This is a free choice.',
    ],
    story: 'AsksANewVisitor',
    anatomy: [
      named('Banner', inConsent('root'), 'At the edge of the page. The page can be used without an answer.'),
      named('Title', inConsent('title'), 'Names the banner.'),
      named('Text', inConsent('text'), 'What is measured and why.'),
      named('Decline', inConsent('decline'), 'As large and as easy to reach as the other.'),
      named('Accept', inConsent('accept'), 'Measures from now on.'),
    ],
    states: [
      'AsksANewVisitor',
      'WithALinkToThePolicy',
      'Accepted',
      'Reopened',
      'FromRightToLeft',
      'InAPreview',
    ],
    words: [
      'Two sentences: what is measured, and that the answer can be changed.',
      'Both answers have the same weight. No “No, I hate good websites”.',
      'Name the policy in the text of its link.',
    ],
  },
  'tracking/Devtools': {
    summary: 'A panel for developers: each event, what became of it, and what was sent.',
    use: ['Building and testing a site.'],
    avoid: ['Published pages.'],
    story: 'EventsOfEachStatus',
    anatomy: [
      named('Panel', 'sitewright-tracking-devtools', 'Lies above the page, with a style of its own.'),
    ],
    states: ['EventsOfEachStatus', 'NoEvents', 'Folded', 'FromRightToLeft'],
    words: ['Names of events stay as the code has them.'],
  },
  'perf-collector/Overlay': {
    summary:
      'Shows on the page itself what a visitor would wait for: the largest element, what moved, what was late.',
    use: ['Looking for the cause of a slow page.'],
    avoid: ['Published pages. The record is sent there instead.'],
    story: 'ASlowPage',
    anatomy: [
      named(
        'Page',
        'main, article, section',
        'Keeps its look. The panel lies above it, in a document of its own.',
      ),
    ],
    states: ['AFastPage', 'ASlowPage', 'NothingMeasuredYet', 'Closed', 'RightToLeft', 'InTheDark'],
    words: ['Say the number with its limit: “3.4 s, good up to 2.5 s”.', 'Colour is never the only sign.'],
  },
  'template-engine/Playground': {
    summary: 'A template, its data and what it renders, side by side. Faults are shown while somebody types.',
    use: ['Learning the language of templates, and showing a fault.'],
    avoid: ['Templates of a site. They live in files.'],
    story: 'ProductCard',
    anatomy: [named('Template and data', 'textarea', 'What is typed is kept when it has a fault.')],
    states: ['ProductCard', 'BlogList', 'MessageInGerman', 'FaultWhileTyping', 'InvalidJson', 'OutputIsCut'],
    words: ['A fault names the line and what was expected.'],
  },
  'machine/useMachine': {
    summary: 'A part whose behaviour is a table: every state, every event, and nothing else.',
    use: ['Anything with more than two states.'],
    avoid: ['A value that only changes. Use the state of your framework.'],
    story: 'ServerAccepts',
    anatomy: [named('Button', 'button', 'Its text and its state come from the table.')],
    states: ['ServerAccepts', 'ServerRefuses', 'SlowServer'],
    words: ['Name states by what a visitor would say: “sending”, “sold out”.'],
  },
}
