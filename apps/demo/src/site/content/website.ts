import { textIn } from './text-in.ts'
import { REGION, type Language, type LocalizedText } from './words.ts'

export const NAME = 'Sill'

export const CLAIM: LocalizedText = {
  en: 'Things that stand in the light.',
  de: 'Dinge, die im Licht stehen.',
}

export const CATEGORIES = [
  { key: 'vessels', word: { en: 'Vessels', de: 'Gefäße' } },
  { key: 'table', word: { en: 'Table', de: 'Tisch' } },
  { key: 'light', word: { en: 'Light', de: 'Licht' } },
  { key: 'green', word: { en: 'Green', de: 'Grün' } },
  { key: 'studio', word: { en: 'Studio', de: 'Werkstatt' } },
] as const satisfies readonly { readonly key: string; readonly word: LocalizedText }[]

export const NAVIGATION = [
  { path: '/shop', word: { en: 'Shop', de: 'Laden' } },
  { path: '/gallery', word: { en: 'Gallery', de: 'Galerie' } },
  { path: '/journal', word: { en: 'Journal', de: 'Journal' } },
  { path: '/contact', word: { en: 'Contact', de: 'Kontakt' } },
] as const satisfies readonly { readonly path: string; readonly word: LocalizedText }[]

/** Further links of the footer. */
export const HOUSE = [
  { path: '/contact', word: { en: 'Write to us', de: 'Schreiben Sie uns' } },
  { path: '/kiln-days', word: { en: 'Kiln days', de: 'Ofentage' } },
  { path: '/journal', word: { en: 'Journal', de: 'Journal' } },
  { path: '/gallery', word: { en: 'On the sill', de: 'Auf der Fensterbank' } },
  { path: '/shop/p/gift-card', word: { en: 'Gift cards', de: 'Gutscheine' } },
  { path: '/shop/p/the-mending', word: { en: 'Mending', de: 'Flicken' } },
  { path: '/sign-in', word: { en: 'Members', de: 'Mitglieder' } },
] as const satisfies readonly { readonly path: string; readonly word: LocalizedText }[]

/** Texts for a number, by the forms of each language. */
type Counted = Readonly<Record<Language, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>

const THINGS: Counted = {
  en: { one: '{n} thing', other: '{n} things' },
  de: { one: '{n} Ding', other: '{n} Dinge' },
  fr: { one: '{n} objet', other: '{n} objets' },
  pl: { one: '{n} rzecz', few: '{n} rzeczy', many: '{n} rzeczy', other: '{n} rzeczy' },
  ar: {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{n} قطع',
    many: '{n} قطعة',
    other: '{n} قطعة',
  },
  ja: { other: '{n}点' },
}

const REVIEWS: Counted = {
  en: { one: '{n} review', other: '{n} reviews' },
  de: { one: '{n} Stimme', other: '{n} Stimmen' },
  fr: { one: '{n} avis', other: '{n} avis' },
  pl: { one: '{n} opinia', few: '{n} opinie', many: '{n} opinii', other: '{n} opinii' },
  ar: { zero: 'لا آراء', one: 'رأي واحد', two: 'رأيان', few: '{n} آراء', many: '{n} رأيًا', other: '{n} رأي' },
  ja: { other: 'レビュー{n}件' },
}

function countIn(texts: Counted, count: number, language: Language): string {
  const forms = texts[language]
  const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? ''
  return text.replace('{n}', new Intl.NumberFormat(REGION[language]).format(count))
}

/** How many things there are. */
export const things = (count: number, language: Language): string => countIn(THINGS, count, language)

const COMMENTS: Counted = {
  en: { one: '{n} Comment', other: '{n} Comments' },
  de: { one: '{n} Kommentar', other: '{n} Kommentare' },
  fr: { one: '{n} commentaire', other: '{n} commentaires' },
  pl: { one: '{n} komentarz', few: '{n} komentarze', many: '{n} komentarzy', other: '{n} komentarza' },
  ar: {
    zero: 'لا تعليقات',
    one: 'تعليق واحد',
    two: 'تعليقان',
    few: '{n} تعليقات',
    many: '{n} تعليقًا',
    other: '{n} تعليق',
  },
  ja: { other: 'コメント{n}件' },
}

/** How many comments there are, where the formatter of the templates, which speaks English, does not say it. */
export const commentCount = (count: number, language: Language): string => countIn(COMMENTS, count, language)

/** How many reviews there are. */
export const reviewCount = (count: number, language: Language): string => countIn(REVIEWS, count, language)

/** The words of the templates themselves. */
export const TEXTS = {
  skip: { en: 'Skip to content', de: 'Zum Inhalt' },
  menu: { en: 'Main', de: 'Hauptmenü' },
  choices: { en: 'Language and currency', de: 'Sprache und Währung' },
  shelfMenu: { en: 'The shelf, by kind', de: 'Das Regal nach Art' },
  products: { en: 'Products', de: 'Produkte' },
  posts: { en: 'Posts', de: 'Beiträge' },
  search: { en: 'Search', de: 'Suche' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  account: { en: 'Account', de: 'Konto' },
  accountTitle: { en: 'Your corner', de: 'Ihre Ecke' },
  cart: { en: 'Cart', de: 'Warenkorb' },
  noScriptShop: {
    en: 'Without JavaScript you can look at everything here, but put nothing into the cart.',
    de: 'Ohne JavaScript können Sie hier alles ansehen, aber nichts in den Warenkorb legen.',
  },
  blocked: {
    en: 'That button does nothing yet: a part of this page could not be loaded.',
    de: 'Dieser Knopf tut noch nichts: Ein Teil der Seite konnte nicht geladen werden.',
  },
  reload: { en: 'Load the page again', de: 'Seite neu laden' },
  heroLead: {
    en: 'A pottery of eleven people in a former post office. We make what a windowsill needs, and nothing that it does not.',
    de: 'Eine Töpferei mit elf Leuten in einer alten Post. Wir machen, was eine Fensterbank braucht, und nichts, was sie nicht braucht.',
  },
  heroAction: { en: 'See the shelf', de: 'Zum Regal' },
  heroSecond: { en: 'How we work', de: 'Wie wir arbeiten' },
  newTitle: { en: 'Fresh from the kiln', de: 'Frisch aus dem Ofen' },
  newAll: { en: 'The whole shelf', de: 'Das ganze Regal' },
  creedTitle: { en: 'One shelf', de: 'Ein Regal' },
  creed: {
    en: 'We own one shelf, four metres long. Everything we sell has to fit on it. When something new arrives, something old has to leave. It keeps us honest, and it keeps this shop small.',
    de: 'Wir besitzen ein Regal, vier Meter lang. Alles, was wir verkaufen, muss darauf passen. Kommt etwas Neues, muss etwas Altes gehen. Das hält uns ehrlich und diesen Laden klein.',
  },
  creedOne: { en: 'Thrown by hand', de: 'Von Hand gedreht' },
  creedOneText: {
    en: 'By one of eleven people, whose mark is under the foot.',
    de: 'Von einer von elf Personen, deren Zeichen unter dem Fuß steht.',
  },
  creedTwo: { en: 'Seven glazes', de: 'Sieben Glasuren' },
  creedTwoText: {
    en: 'Mixed here from ash, stone and iron. The recipes are for sale.',
    de: 'Hier gemischt aus Asche, Stein und Eisen. Die Rezepte verkaufen wir.',
  },
  creedThree: { en: 'Mended for life', de: 'Lebenslang geflickt' },
  creedThreeText: {
    en: 'Break it and we put it back together, with gold if you like.',
    de: 'Zerbricht es, setzen wir es zusammen, auf Wunsch mit Gold.',
  },
  journalTitle: { en: 'From the journal', de: 'Aus dem Journal' },
  journalLead: {
    en: 'What we found out while we were making something else.',
    de: 'Was wir herausfanden, während wir etwas anderes machten.',
  },
  allPosts: { en: 'All of it', de: 'Alle Beiträge' },
  shopTitle: { en: 'The shelf', de: 'Das Regal' },
  shopLead: {
    en: 'Everything we make at the moment. When it is gone, it was.',
    de: 'Alles, was wir gerade machen. Ist es weg, war es da.',
  },
  all: { en: 'All', de: 'Alles' },
  quickView: { en: 'Quick View', de: 'Schnellansicht' },
  reviews: { en: 'What people say', de: 'Was Leute sagen' },
  facts: { en: 'Good to know', de: 'Gut zu wissen' },
  also: { en: 'Stands well beside', de: 'Steht gut neben' },
  by: { en: 'by', de: 'von' },
  galleryTitle: { en: 'On the sill', de: 'Auf der Fensterbank' },
  galleryLead: {
    en: 'Nine windows, five ways to look at them. Every picture opens.',
    de: 'Neun Fenster, fünf Arten hinzusehen. Jedes Bild lässt sich öffnen.',
  },
  gridTitle: { en: 'Grid', de: 'Raster' },
  slideshowTitle: { en: 'Slideshow', de: 'Diaschau' },
  sliderTitle: { en: 'Carousel', de: 'Karussell' },
  columnsTitle: { en: 'Columns', de: 'Spalten' },
  stackedTitle: { en: 'Stacked', de: 'Untereinander' },
  searchTitle: { en: 'What are you looking for?', de: 'Was suchen Sie?' },
  searchHint: {
    en: 'Try “lemon”, “gold” or “window”.',
    de: 'Zum Beispiel „Zitrone“, „Gold“ oder „Fenster“.',
  },
  perhaps: { en: 'Perhaps this', de: 'Vielleicht das' },
  searchNone: { en: 'Nothing on the shelf is called that.', de: 'Nichts im Regal heißt so.' },
  signInTitle: { en: 'Come in', de: 'Hereinspaziert' },
  signInLead: {
    en: 'Members see kiln openings a day early. The door is open: Ruth’s name and password are already filled in.',
    de: 'Mitglieder sehen Ofenöffnungen einen Tag früher. Die Tür steht offen: Ruths Name und Passwort sind schon eingetragen.',
  },
  email: { en: 'Email', de: 'E-Mail' },
  password: { en: 'Password', de: 'Passwort' },
  remember: { en: 'Remember me', de: 'Angemeldet bleiben' },
  cartTitle: { en: 'Your shelf, so far', de: 'Ihr Regal, bisher' },
  checkoutTitle: { en: 'Nearly yours', de: 'Fast Ihres' },
  subscriptionTitle: { en: 'Every so often', de: 'Immer wieder' },
  giftTitle: { en: 'Somebody will be glad', de: 'Jemand wird sich freuen' },
  confirmedTitle: { en: 'Your order', de: 'Ihre Bestellung' },
  notFoundTitle: { en: 'This place on the shelf is empty', de: 'Dieser Platz im Regal ist leer' },
  notFoundLead: {
    en: 'Perhaps somebody bought the page. The rest is still here.',
    de: 'Vielleicht hat jemand die Seite gekauft. Der Rest ist noch da.',
  },
  errorTitle: { en: 'Something broke in the kiln', de: 'Im Ofen ist etwas zerbrochen' },
  errorLead: {
    en: 'It happens to one in four. Go back, or start from the shelf.',
    de: 'Das passiert jedem vierten Stück. Zurück, oder beim Regal anfangen.',
  },
  toShop: { en: 'To the shelf', de: 'Zum Regal' },
  house: { en: 'The house', de: 'Das Haus' },
  houseMenu: { en: 'The house', de: 'Das Haus' },
  door: { en: 'The door', de: 'Die Tür' },
  footer: {
    en: 'Old Post Office, 4 Quay Lane. Open when the kiln is.',
    de: 'Alte Post, Kaigasse 4. Geöffnet, wenn der Ofen es ist.',
  },
  demoNote: {
    en: 'Sill is invented. Nothing is sold here; the pots are drawn by a program of this project.',
    de: 'Sill ist erfunden. Hier wird nichts verkauft; die Töpfe zeichnet ein Programm dieses Projekts.',
  },
  language: { en: 'Language', de: 'Sprache' },
  currency: { en: 'Currency', de: 'Währung' },
  skipPrice: { en: 'Price', de: 'Preis' },
  comments: { en: 'Comments', de: 'Kommentare' },
  listen: { en: 'Listen', de: 'Anhören' },
  quarterly: { en: 'Quarterly: how it works', de: 'Quarterly: So geht es' },
  cookies: { en: 'Cookies', de: 'Cookies' },
  alsoBought: { en: 'Customers also bought', de: 'Andere kauften auch' },
} as const satisfies Record<string, LocalizedText>

/** Texts of the commerce formatters, which have the English ones themselves. */
export const FORMATTER_TEXTS = {
  productAddToCartText: { en: 'Add To Cart', de: 'In den Warenkorb' },
  productSubscribeText: { en: 'Subscribe', de: 'Abonnieren' },
  productQuickViewText: { en: 'Quick View', de: 'Schnellansicht' },
  productQuantityInputLabel: { en: 'Quantity', de: 'Anzahl' },
  productSoldOutText: { en: 'sold out', de: 'ausverkauft' },
  productSaleText: { en: 'sale', de: 'im Angebot' },
  productVariantSelectText: { en: 'Select {variantName}', de: '{variantName} wählen' },
  giftCardVariantSelectText: { en: 'Select Value', de: 'Wert wählen' },
  giftCardValueDisplayText: { en: 'Value', de: 'Wert' },
  productPriceFromText: { en: 'from {fromPrice}', de: 'ab {fromPrice}' },
  salePriceText: { en: 'Sale Price:', de: 'Angebotspreis:' },
  originalPriceText: { en: 'Original Price:', de: 'Ursprünglicher Preis:' },
  productPriceUnavailable: { en: 'Unavailable', de: 'Nicht verfügbar' },
  productPrice__singlePrice__1Monthly__limited__1Years: {
    en: '{price} per month for 1 year',
    de: '{price} im Monat, ein Jahr lang',
  },
  productPrice__singlePrice__1Weekly__indefinite: { en: '{price} per week', de: '{price} in der Woche' },
} as const satisfies Record<string, LocalizedText>

/** Texts of the commerce formatters in a language. */
export const formatterTexts = (language: Language): Readonly<Record<string, string>> =>
  language === 'en'
    ? {}
    : Object.fromEntries(Object.entries(FORMATTER_TEXTS).map(([key, text]) => [key, textIn(text, language)]))
