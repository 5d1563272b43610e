import { price, type Price, type LocalizedText } from './words.ts'

export const PHYSICAL = 1
export const DIGITAL = 2
export const SERVICE = 3
export const GIFT_CARD = 4

export interface Choice {
  readonly key: string
  readonly word: LocalizedText
  /** The picture that shows this choice. */
  readonly picture?: string
  /** Costs more or less than the product's own price. */
  readonly price?: Price
}

export interface Option {
  readonly name: LocalizedText
  readonly choices: readonly Choice[]
}

/** A close view of a product. */
export interface View {
  readonly picture: string
  readonly word: LocalizedText
}

/** A wide picture of the house, and where a product stands in it: 0 at its start, 1 at its end. */
export type Scene = readonly [picture: string, at: number]

/** A product as the shopkeeper wrote it down; `record/item.ts` makes the site's record of it. */
export interface Product {
  readonly slug: string
  readonly type: 1 | 2 | 3 | 4
  /** Key of its category. */
  readonly category: string
  readonly name: LocalizedText
  /** One line under the name. */
  readonly line: LocalizedText
  readonly story: LocalizedText
  readonly facts: readonly LocalizedText[]
  /** Main picture. Empty for a product without one. */
  readonly picture: string
  /** Close views of it, shown after its own pictures. */
  readonly details?: readonly View[]
  /** Wide pictures of the house in which it stands, and how far from their start. */
  readonly scenes?: readonly Scene[]
  readonly price: Price
  readonly sale?: Price
  readonly options?: readonly Option[]
  /** How options are chosen on the product page. */
  readonly chooseBy?: 'select' | 'radio'
  /** Pieces in stock; unlimited unless said. By the keys of a variant's choices where they differ. */
  readonly stock?: number | Readonly<Record<string, number>>
  readonly plan?: {
    readonly value: number
    readonly unit: 'WEEK' | 'MONTH' | 'YEAR'
    readonly cycles: number
  }
  readonly form?: 'inscription'
  /** Wears a scarcity line when few are left. */
  readonly scarce?: boolean
  readonly button?: LocalizedText
  readonly audio?: string
}

const glaze = (key: string, en: string, de: string, picture?: string): Choice => ({
  key,
  word: { en, de },
  ...(picture ? { picture } : {}),
})
const GLAZE: LocalizedText = { en: 'Glaze', de: 'Glasur' }
const SIZE: LocalizedText = { en: 'Size', de: 'Größe' }
const stoneware: LocalizedText = { en: 'Stoneware, fired at 1,280 °C', de: 'Steinzeug, bei 1280 °C gebrannt' }
const dishwasher: LocalizedText = {
  en: 'Dishwasher: yes. Microwave: yes. Grandchildren: yes.',
  de: 'Spülmaschine: ja. Mikrowelle: ja. Enkelkinder: ja.',
}
const watertight: LocalizedText = {
  en: 'Watertight, so it can hold what it was made for',
  de: 'Wasserdicht, hält also, wofür sie gemacht ist',
}

export const PRODUCTS: readonly Product[] = [
  {
    slug: 'iris-vase',
    type: PHYSICAL,
    category: 'vessels',
    picture: 'iris-vase-chalk',
    details: [{ picture: 'iris-vase-neck', word: { en: 'Its neck', de: 'Ihr Hals' } }],
    scenes: [
      ['first-light', 0.25],
      ['window-row', 0.85],
    ],
    name: { en: 'Iris Vase', de: 'Irisvase' },
    line: {
      en: 'A neck for one stem, shoulders for the light.',
      de: 'Ein Hals für einen Stiel, Schultern für das Licht.',
    },
    story: {
      en: 'We wanted a vase that does not ask for a bouquet. One stem from the garden, one branch from the walk home, and the window does the rest. The neck is eleven millimetres wide: enough for one, too little for two.',
      de: 'Wir wollten eine Vase, die keinen Strauß verlangt. Ein Stiel aus dem Garten, ein Zweig vom Heimweg, den Rest macht das Fenster. Der Hals ist elf Millimeter weit: genug für einen, zu wenig für zwei.',
    },
    facts: [stoneware, watertight, { en: '26 cm or 34 cm tall', de: '26 oder 34 cm hoch' }],
    price: price(68, 64, 10800),
    chooseBy: 'select',
    options: [
      {
        name: GLAZE,
        choices: [
          glaze('chalk', 'Chalk', 'Kreide', 'iris-vase-chalk'),
          glaze('moss', 'Moss', 'Moos', 'iris-vase-moss'),
          glaze('iron', 'Iron', 'Eisen', 'iris-vase-iron'),
        ],
      },
      {
        name: SIZE,
        choices: [
          { key: 'small', word: { en: 'Small', de: 'Klein' } },
          { key: 'tall', word: { en: 'Tall', de: 'Hoch' }, price: price(92, 88, 14800) },
        ],
      },
    ],
    stock: {
      'chalk-small': 14,
      'chalk-tall': 6,
      'moss-small': 9,
      'moss-tall': 4,
      'iron-small': 0,
      'iron-tall': 2,
    },
  },
  {
    slug: 'belly-jug',
    type: PHYSICAL,
    category: 'table',
    picture: 'belly-jug',
    details: [{ picture: 'belly-jug-lip', word: { en: 'Its lip', de: 'Seine Lippe' } }],
    scenes: [
      ['window-row', 0.37],
      ['first-light', 0.71],
    ],
    name: { en: 'Belly Jug', de: 'Bauchkrug' },
    line: {
      en: 'Pours without dripping. We checked, for a year.',
      de: 'Gießt, ohne zu tropfen. Wir haben ein Jahr lang nachgesehen.',
    },
    story: {
      en: 'Every jug drips until somebody takes the lip seriously. This one went through forty lips. Number forty-one is on your table; the other forty are in the garden wall.',
      de: 'Jeder Krug tropft, bis jemand die Lippe ernst nimmt. Dieser hatte vierzig Lippen. Nummer einundvierzig steht auf dem Tisch, die anderen vierzig stecken in der Gartenmauer.',
    },
    facts: [stoneware, dishwasher, { en: 'Holds 1.4 litres of anything', de: 'Fasst 1,4 Liter von allem' }],
    price: price(84, 79, 12800),
    sale: price(62, 58, 9400),
    stock: 11,
  },
  {
    slug: 'morning-cup',
    type: PHYSICAL,
    category: 'table',
    picture: 'morning-cup-chalk',
    details: [{ picture: 'morning-cup-handle', word: { en: 'Its handle', de: 'Ihr Henkel' } }],
    scenes: [['the-parcel', 0.75]],
    name: { en: 'Morning Cup', de: 'Morgentasse' },
    line: { en: 'Wide enough to see the sky in.', de: 'Weit genug, um den Himmel darin zu sehen.' },
    story: {
      en: 'The first thing you hold in a day should not be a telephone. The handle takes two fingers or three, the wall keeps the coffee warm for one chapter, and the foot is left bare so that you can feel it is earth.',
      de: 'Das Erste, was man am Tag in der Hand hält, sollte kein Telefon sein. Der Henkel nimmt zwei Finger oder drei, die Wand hält den Kaffee ein Kapitel lang warm, und der Fuß bleibt roh, damit man merkt: Das ist Erde.',
    },
    facts: [stoneware, dishwasher, { en: 'Holds 320 ml', de: 'Fasst 320 ml' }],
    price: price(34, 32, 5200),
    chooseBy: 'radio',
    stock: 40,
    options: [
      {
        name: GLAZE,
        choices: [
          glaze('chalk', 'Chalk', 'Kreide', 'morning-cup-chalk'),
          glaze('sea', 'Sea', 'Meer', 'morning-cup-sea'),
          glaze('ink', 'Ink', 'Tinte', 'morning-cup-ink'),
          glaze('butter', 'Butter', 'Butter', 'morning-cup-butter'),
          glaze('rose', 'Rose', 'Rose', 'morning-cup-rose'),
        ],
      },
    ],
  },
  {
    slug: 'moon-jar',
    type: PHYSICAL,
    category: 'vessels',
    picture: 'moon-jar',
    details: [{ picture: 'moon-jar-seam', word: { en: 'Its seam', de: 'Seine Naht' } }],
    scenes: [
      ['first-frost', 0.27],
      ['window-row', 0.63],
    ],
    name: { en: 'Moon Jar', de: 'Mondgefäß' },
    line: {
      en: 'Two halves, joined while wet, never quite round.',
      de: 'Zwei Hälften, feucht gefügt, nie ganz rund.',
    },
    story: {
      en: 'A moon jar is two bowls that agreed to stay together. The seam at its waist never disappears, and we no longer try. One in four survives the kiln; this is that one. It needs a sill to itself.',
      de: 'Ein Mondgefäß besteht aus zwei Schalen, die beschlossen haben, zusammenzubleiben. Die Naht an der Taille verschwindet nie, und wir versuchen es nicht mehr. Eines von vieren übersteht den Ofen; dieses hier. Es braucht eine Fensterbank für sich.',
    },
    facts: [
      stoneware,
      { en: '38 cm across, give or take a moon', de: '38 cm Durchmesser, plus oder minus einen Mond' },
      { en: 'Signed and dated', de: 'Signiert und datiert' },
    ],
    price: price(1280, 1190, 198000),
    stock: 2,
    scarce: true,
  },
  {
    slug: 'bottle-no-4',
    type: PHYSICAL,
    category: 'vessels',
    picture: 'bottle-no-4',
    scenes: [
      ['window-row', 0.18],
      ['first-light', 0.51],
    ],
    name: { en: 'Bottle No. 4', de: 'Flasche Nr. 4' },
    line: { en: 'The one in all the paintings.', de: 'Die aus all den Bildern.' },
    story: {
      en: 'Once a year we fire a kiln of nothing but bottles. No. 4 is the tall one at the back with the straight shoulders. It sells out in a morning, mostly to people who paint.',
      de: 'Einmal im Jahr brennen wir einen Ofen voller Flaschen. Nr. 4 ist die hohe hinten mit den geraden Schultern. Sie ist an einem Vormittag ausverkauft, meistens an Leute, die malen.',
    },
    facts: [stoneware, watertight, { en: '31 cm tall', de: '31 cm hoch' }],
    price: price(76, 72, 11800),
    stock: 0,
  },
  {
    slug: 'sill-planter',
    type: PHYSICAL,
    category: 'green',
    picture: 'sill-planter',
    scenes: [['three-greens', 0.26]],
    form: 'inscription',
    name: { en: 'Sill Planter', de: 'Fensterbank-Topf' },
    line: {
      en: 'Unglazed, so the roots can breathe. Stamped with any name.',
      de: 'Unglasiert, damit Wurzeln atmen. Mit jedem Namen gestempelt.',
    },
    story: {
      en: 'Plants live longer when they have names; nobody has studied this, everybody knows it. Tell us the name and we press it into the rim with brass letters before the clay dries.',
      de: 'Pflanzen leben länger, wenn sie Namen haben; niemand hat es untersucht, alle wissen es. Nennen Sie uns den Namen, wir drücken ihn mit Messinglettern in den Rand, bevor der Ton trocknet.',
    },
    facts: [
      { en: 'Terracotta, fired at 1,060 °C', de: 'Terrakotta, bei 1060 °C gebrannt' },
      { en: 'With a saucer', de: 'Mit Untersetzer' },
      { en: 'Ready two weeks after the name arrives', de: 'Fertig zwei Wochen nachdem der Name da ist' },
    ],
    price: price(46, 44, 7200),
    stock: 30,
    button: { en: 'Name it', de: 'Namen geben' },
  },
  {
    slug: 'low-bowl',
    type: PHYSICAL,
    category: 'table',
    picture: 'low-bowl',
    scenes: [['first-frost', 0.88]],
    scarce: true,
    name: { en: 'Low Bowl', de: 'Flache Schale' },
    line: {
      en: 'For lemons, keys and letters you will answer.',
      de: 'Für Zitronen, Schlüssel und Briefe, die man beantworten wird.',
    },
    story: {
      en: 'It is low because tall bowls hide things. Whatever you put into this one stays in sight, which is the whole idea of a bowl by the door.',
      de: 'Sie ist flach, weil hohe Schalen Dinge verstecken. Was in dieser liegt, bleibt zu sehen, und das ist der ganze Sinn einer Schale neben der Tür.',
    },
    facts: [stoneware, dishwasher, { en: '34 cm across', de: '34 cm Durchmesser' }],
    price: price(88, 82, 13600),
    stock: 3,
  },
  {
    slug: 'pair-of-tumblers',
    type: PHYSICAL,
    category: 'table',
    picture: 'pair-of-tumblers',
    scenes: [['long-table', 0.83]],
    name: { en: 'Pair of Tumblers', de: 'Zwei Becher' },
    line: { en: 'One for you, one for whoever comes.', de: 'Einer für dich, einer für den, der kommt.' },
    story: {
      en: 'Sold only in pairs. A single tumbler looks like the other one broke.',
      de: 'Nur zu zweit. Ein einzelner Becher sieht aus, als sei der andere zerbrochen.',
    },
    facts: [stoneware, dishwasher, { en: 'Hold 240 ml each', de: 'Fassen je 240 ml' }],
    price: price(52, 48, 7800),
    stock: 26,
  },
  {
    slug: 'teapot-for-two',
    type: PHYSICAL,
    category: 'table',
    picture: 'teapot-for-two',
    scenes: [['long-table', 0.58]],
    name: { en: 'Teapot for Two', de: 'Teekanne für zwei' },
    line: {
      en: 'Two and a half cups: the half is for the argument.',
      de: 'Zweieinhalb Tassen: die halbe ist für die Diskussion.',
    },
    story: {
      en: 'A teapot is four pots that have to get along: body, lid, spout and handle. The spout is cut so that the last drop goes back inside, and the lid stays on at an angle that would make you nervous.',
      de: 'Eine Teekanne ist vier Gefäße, die sich vertragen müssen: Körper, Deckel, Tülle, Henkel. Die Tülle ist so geschnitten, dass der letzte Tropfen zurückläuft, und der Deckel hält in einem Winkel, bei dem man nervös wird.',
    },
    facts: [
      stoneware,
      { en: 'Holds 650 ml', de: 'Fasst 650 ml' },
      { en: 'Strainer pierced into the wall', de: 'Sieb in die Wand gestochen' },
    ],
    price: price(148, 139, 22800),
    stock: 5,
  },
  {
    slug: 'candle-foot',
    type: PHYSICAL,
    category: 'light',
    picture: 'candle-foot',
    scenes: [['first-frost', 0.6]],
    name: { en: 'Candle Foot', de: 'Kerzenfuß' },
    line: { en: 'Stands still while everything flickers.', de: 'Steht still, wenn alles flackert.' },
    story: {
      en: 'Heavy at the bottom, because candles and sleeves do not look out for each other.',
      de: 'Unten schwer, denn Kerzen und Ärmel achten nicht aufeinander.',
    },
    facts: [stoneware, { en: 'For candles of 22 mm', de: 'Für Kerzen mit 22 mm' }],
    price: price(26, 24, 3900),
    stock: 60,
  },
  {
    slug: 'watering-can',
    type: PHYSICAL,
    category: 'green',
    picture: 'watering-can',
    scenes: [['three-greens', 0.61]],
    name: { en: 'Watering Can', de: 'Gießkanne' },
    line: {
      en: 'Long of neck, for the plant behind the plant.',
      de: 'Mit langem Hals, für die Pflanze hinter der Pflanze.',
    },
    story: {
      en: 'It holds one sill: fill it once, walk along the window once, and it is empty. Leave it standing in the light, it has earned it.',
      de: 'Sie fasst eine Fensterbank: einmal füllen, einmal am Fenster entlang, dann ist sie leer. Sie darf im Licht stehen bleiben, sie hat es sich verdient.',
    },
    facts: [stoneware, { en: 'Holds 1.1 litres', de: 'Fasst 1,1 Liter' }],
    price: price(118, 109, 17800),
    stock: 8,
  },
  {
    slug: 'fruit-stand',
    type: PHYSICAL,
    category: 'table',
    picture: 'fruit-stand',
    name: { en: 'Fruit Stand', de: 'Obstständer' },
    line: { en: 'Raises pears to the occasion.', de: 'Hebt Birnen auf Augenhöhe.' },
    story: {
      en: 'Fruit on a plate is shopping; fruit on a stand is a still life. The difference is nineteen centimetres.',
      de: 'Obst auf einem Teller ist Einkauf, Obst auf einem Ständer ist ein Stillleben. Der Unterschied beträgt neunzehn Zentimeter.',
    },
    facts: [stoneware, dishwasher, { en: '19 cm tall, 30 cm across', de: '19 cm hoch, 30 cm Durchmesser' }],
    price: price(126, 118, 19400),
    stock: 7,
  },
  {
    slug: 'salt-pinch',
    type: PHYSICAL,
    category: 'table',
    picture: 'salt-pinch',
    name: { en: 'Salt Pinch', de: 'Salztöpfchen' },
    line: { en: 'Fits three fingers and a secret.', de: 'Passt für drei Finger und ein Geheimnis.' },
    story: {
      en: 'Salt wants to be near the stove and away from the steam. The lid is heavy enough to stay and light enough to lift with the hand that is not stirring.',
      de: 'Salz möchte nah am Herd und fern vom Dampf sein. Der Deckel ist schwer genug, um liegen zu bleiben, und leicht genug für die Hand, die gerade nicht rührt.',
    },
    facts: [stoneware, dishwasher, { en: '9 cm tall', de: '9 cm hoch' }],
    price: price(42, 39, 6400),
    stock: 18,
  },
  {
    slug: 'oil-cruet',
    type: PHYSICAL,
    category: 'table',
    picture: 'oil-cruet-butter',
    chooseBy: 'radio',
    name: { en: 'Oil Cruet', de: 'Ölkännchen' },
    line: {
      en: 'Keeps oil in the dark, where it is happiest.',
      de: 'Hält Öl im Dunkeln, dort ist es am glücklichsten.',
    },
    story: {
      en: 'Clear bottles are how oil goes off. This one is opaque, narrow and always a little smaller than you think you need, so that you buy fresh oil more often.',
      de: 'In klaren Flaschen wird Öl alt. Diese ist undurchsichtig, schmal und immer etwas kleiner, als man denkt, damit man öfter frisches Öl kauft.',
    },
    facts: [stoneware, { en: 'Holds 350 ml', de: 'Fasst 350 ml' }, { en: 'Cork included', de: 'Mit Korken' }],
    price: price(58, 54, 8800),
    options: [
      {
        name: GLAZE,
        choices: [
          glaze('butter', 'Butter', 'Butter', 'oil-cruet-butter'),
          glaze('sea', 'Sea', 'Meer', 'oil-cruet-sea'),
        ],
      },
    ],
    stock: { butter: 12, sea: 0 },
  },
  {
    slug: 'egg-cups',
    type: PHYSICAL,
    category: 'table',
    picture: 'egg-cups',
    name: { en: 'Egg Cups', de: 'Eierbecher' },
    line: { en: 'Three, because somebody always has two.', de: 'Drei, denn jemand isst immer zwei.' },
    story: {
      en: 'Small enough to be made on Fridays from what the week left over, which is why no two sets have quite the same colours.',
      de: 'So klein, dass wir sie freitags aus den Resten der Woche drehen. Darum hat kein Satz ganz dieselben Farben.',
    },
    facts: [stoneware, dishwasher],
    price: price(39, 36, 5900),
    sale: price(29, 27, 4400),
    stock: 22,
  },
  {
    slug: 'everyday-plate',
    type: PHYSICAL,
    category: 'table',
    picture: 'everyday-plate',
    scenes: [['long-table', 0.18]],
    chooseBy: 'select',
    name: { en: 'Everyday Plate', de: 'Alltagsteller' },
    line: { en: 'For toast on Monday and guests on Saturday.', de: 'Montags für Brot, samstags für Gäste.' },
    story: {
      en: 'We make one plate. It stacks, it survives, and it does not get saved for better days.',
      de: 'Wir machen genau einen Teller. Er lässt sich stapeln, er übersteht, und er wird nicht für bessere Tage aufgehoben.',
    },
    facts: [stoneware, dishwasher, { en: '22 cm or 27 cm across', de: '22 oder 27 cm Durchmesser' }],
    price: price(28, 26, 4200),
    stock: 64,
    options: [
      {
        name: GLAZE,
        choices: [
          glaze('fog', 'Fog', 'Nebel'),
          glaze('chalk', 'Chalk', 'Kreide'),
          glaze('sea', 'Sea', 'Meer'),
        ],
      },
      {
        name: SIZE,
        choices: [
          { key: 'side', word: { en: 'Side', de: 'Klein' } },
          { key: 'dinner', word: { en: 'Dinner', de: 'Groß' }, price: price(38, 36, 5800) },
        ],
      },
      {
        name: { en: 'Set of', de: 'Anzahl' },
        choices: [
          { key: 'one', word: { en: 'One', de: 'Einer' } },
          { key: 'four', word: { en: 'Four', de: 'Vier' }, price: price(104, 98, 15800) },
        ],
      },
    ],
  },
  {
    slug: 'butter-bell',
    type: PHYSICAL,
    category: 'table',
    picture: 'butter-bell',
    name: { en: 'Butter Bell', de: 'Butterglocke' },
    line: { en: 'Soft butter, all year, no fridge.', de: 'Weiche Butter, das ganze Jahr, ohne Kühlschrank.' },
    story: {
      en: 'Butter goes into the bell, water into the base, and between them there is no air. A very old trick, with a better knob.',
      de: 'Butter in die Glocke, Wasser in den Fuß, dazwischen keine Luft. Ein sehr alter Trick mit einem besseren Knauf.',
    },
    facts: [stoneware, dishwasher, { en: 'Holds 250 g of butter', de: 'Fasst 250 g Butter' }],
    price: price(54, 49, 7900),
    stock: 13,
  },
  {
    slug: 'bud-trio',
    type: PHYSICAL,
    category: 'vessels',
    picture: 'bud-trio',
    name: { en: 'Bud Trio', de: 'Knospentrio' },
    line: {
      en: 'Three small vases that like to stand close.',
      de: 'Drei kleine Vasen, die gern beieinander stehen.',
    },
    story: {
      en: 'For everything that breaks off too short: the sweet pea, the last poppy, the twig the dog brought.',
      de: 'Für alles, was zu kurz abbricht: die Wicke, der letzte Mohn, der Zweig, den der Hund gebracht hat.',
    },
    facts: [stoneware, watertight, { en: '7, 9 and 14 cm tall', de: '7, 9 und 14 cm hoch' }],
    price: price(72, 68, 11200),
    stock: 10,
  },
  {
    slug: 'water-carafe',
    type: PHYSICAL,
    category: 'table',
    picture: 'water-carafe',
    name: { en: 'Bedside Carafe', de: 'Nachtkaraffe' },
    line: { en: 'A glass of water that remembers you.', de: 'Ein Glas Wasser, das an einen denkt.' },
    story: {
      en: 'The tumbler is its lid. In the night you will not look for either.',
      de: 'Der Becher ist ihr Deckel. Nachts sucht man nach keinem von beiden.',
    },
    facts: [stoneware, dishwasher, { en: 'Holds 700 ml', de: 'Fasst 700 ml' }],
    price: price(82, 76, 12400),
    stock: 9,
  },
  {
    slug: 'incense-pebble',
    type: PHYSICAL,
    category: 'light',
    picture: 'incense-pebble',
    name: { en: 'Incense Pebble', de: 'Räucherkiesel' },
    line: { en: 'A stone that keeps one stick upright.', de: 'Ein Stein, der ein Stäbchen aufrecht hält.' },
    story: {
      en: 'Pressed by hand, pierced with a wire, no two alike; the dish catches the ash and, on other days, the rings you take off.',
      de: 'Von Hand gedrückt, mit Draht durchstochen, keiner wie der andere; die Schale fängt die Asche und an anderen Tagen die Ringe, die man ablegt.',
    },
    facts: [stoneware],
    price: price(32, 29, 4800),
    stock: 16,
  },
  {
    slug: 'tea-monthly',
    type: PHYSICAL,
    category: 'table',
    picture: 'tea-monthly',
    stock: 200,
    name: { en: 'Tea, Monthly', de: 'Tee, monatlich' },
    line: { en: 'One caddy, then twelve months of refills.', de: 'Eine Dose, dann zwölf Monate Nachschub.' },
    story: {
      en: 'The caddy comes with the first parcel and stays. After that, a paper bag each month from a garden we have visited, with a card that says who picked it.',
      de: 'Die Dose kommt mit dem ersten Paket und bleibt. Danach jeden Monat eine Papiertüte aus einem Garten, den wir besucht haben, mit einer Karte, auf der steht, wer gepflückt hat.',
    },
    facts: [
      { en: '100 g a month, for a year', de: '100 g im Monat, ein Jahr lang' },
      { en: 'Pause it by replying to any email', de: 'Pause: einfach auf eine E-Mail antworten' },
    ],
    price: price(24, 22, 3600),
    plan: { value: 1, unit: 'MONTH', cycles: 12 },
  },
  {
    slug: 'stems-monthly',
    type: SERVICE,
    category: 'studio',
    picture: 'stems-monthly',
    name: { en: 'Stems, Weekly', de: 'Stiele, wöchentlich' },
    line: {
      en: 'Five stems at your door, until you say stop.',
      de: 'Fünf Stiele an der Tür, bis man Stopp sagt.',
    },
    story: {
      en: 'Ida cuts them on Thursday evening behind the studio; on Friday they are on your sill. In January she cuts twigs, and they are worth it too.',
      de: 'Ida schneidet sie donnerstagabends hinter der Werkstatt, freitags stehen sie auf der Fensterbank. Im Januar schneidet sie Zweige, und die sind es auch wert.',
    },
    facts: [
      { en: 'Delivered by bicycle within 12 km', de: 'Mit dem Rad geliefert, bis 12 km' },
      { en: 'No end date; stop on any Wednesday', de: 'Ohne Ende; kündbar an jedem Mittwoch' },
    ],
    price: price(18, 17, 2800),
    plan: { value: 1, unit: 'WEEK', cycles: 0 },
  },
  {
    slug: 'the-mending',
    type: SERVICE,
    category: 'studio',
    picture: 'the-mending',
    scenes: [['gold-seam', 0.34]],
    name: { en: 'The Mending', de: 'Das Flicken' },
    line: {
      en: 'Send us the pieces. We send them back as one.',
      de: 'Schicken Sie uns die Stücke. Zurück kommt eines.',
    },
    story: {
      en: 'Lacquer, gold and eight weeks. The break becomes the best part. Count the broken things, not the pieces, and order that many.',
      de: 'Lack, Gold und acht Wochen. Der Bruch wird das Schönste daran. Zählen Sie die zerbrochenen Dinge, nicht die Stücke, und bestellen Sie so viele.',
    },
    facts: [
      { en: 'Natural lacquer and 23-carat gold', de: 'Naturlack und 23-karätiges Gold' },
      { en: 'Not for the dishwasher, ever again', de: 'Nie wieder in die Spülmaschine' },
    ],
    price: price(120, 110, 18000),
    stock: 12,
  },
  {
    slug: 'wheel-evening',
    type: SERVICE,
    category: 'studio',
    picture: 'wheel-evening',
    chooseBy: 'radio',
    name: { en: 'Wheel Evening', de: 'Abend an der Scheibe' },
    line: { en: 'Three hours, two pots, one apron.', de: 'Drei Stunden, zwei Töpfe, eine Schürze.' },
    story: {
      en: 'Six people, six wheels, soup in the middle. The first pot collapses, that is the lesson; the second one we glaze and send to you.',
      de: 'Sechs Leute, sechs Scheiben, Suppe in der Mitte. Der erste Topf fällt zusammen, das ist der Unterricht; den zweiten glasieren wir und schicken ihn nach.',
    },
    facts: [
      { en: 'At the studio, from six to nine', de: 'In der Werkstatt, von sechs bis neun' },
      { en: 'Soup included', de: 'Suppe inbegriffen' },
    ],
    price: price(95, 88, 14200),
    options: [
      {
        name: { en: 'Evening', de: 'Abend' },
        choices: [
          { key: 'tue', word: { en: 'Tuesday', de: 'Dienstag' } },
          { key: 'thu', word: { en: 'Thursday', de: 'Donnerstag' } },
          { key: 'sat', word: { en: 'Saturday', de: 'Samstag' }, price: price(115, 108, 17200) },
        ],
      },
    ],
    stock: { tue: 4, thu: 0, sat: 2 },
    button: { en: 'Save me a wheel', de: 'Scheibe reservieren' },
  },
  {
    slug: 'glaze-notebook',
    type: DIGITAL,
    category: 'studio',
    picture: 'glaze-notebook',
    name: { en: 'The Glaze Notebook', de: 'Das Glasurbuch' },
    line: {
      en: 'All our recipes, and the failures that led to them.',
      de: 'Alle unsere Rezepte und die Fehler, die dahin führten.',
    },
    story: {
      en: '184 pages, typed up from eleven years of notebooks, with every stain left in. Nothing is held back; a glaze is ten per cent recipe and ninety per cent kiln.',
      de: '184 Seiten, abgetippt aus elf Jahren Notizbuch, mit allen Flecken. Nichts wird verschwiegen; eine Glasur ist zehn Prozent Rezept und neunzig Prozent Ofen.',
    },
    facts: [{ en: 'PDF, 38 MB, yours for good', de: 'PDF, 38 MB, für immer' }],
    price: price(22, 20, 3200),
  },
  {
    slug: 'north-light',
    type: DIGITAL,
    category: 'light',
    picture: 'north-light',
    name: { en: 'North Light', de: 'Nordlicht' },
    line: {
      en: 'Twelve windows for screens that have none.',
      de: 'Zwölf Fenster für Bildschirme, die keines haben.',
    },
    story: {
      en: 'Our own wall, photographed at ten in the morning on the first of every month.',
      de: 'Unsere eigene Wand, an jedem Monatsersten um zehn Uhr aufgenommen.',
    },
    facts: [{ en: 'Twelve pictures, 5,120 × 2,880', de: 'Zwölf Bilder, 5120 × 2880' }],
    price: price(12, 11, 1800),
    sale: price(8, 7, 1200),
  },
  {
    slug: 'sound-of-the-kiln',
    type: DIGITAL,
    category: 'studio',
    picture: 'sound-of-the-kiln',
    name: { en: 'Sound of the Kiln', de: 'Klang des Ofens' },
    line: {
      en: 'Forty minutes of pots cooling. People sleep to it.',
      de: 'Vierzig Minuten abkühlende Töpfe. Man schläft gut dabei.',
    },
    story: {
      en: 'When the door opens, glaze sings: it shrinks a little more than the clay beneath, and thousands of hair-thin lines ring like glass. We put a microphone there.',
      de: 'Wenn die Tür aufgeht, singt die Glasur: Sie zieht sich etwas mehr zusammen als der Ton darunter, und tausende haarfeine Risse klingen wie Glas. Wir haben ein Mikrofon hingestellt.',
    },
    facts: [{ en: 'One recording, 41 minutes, lossless', de: 'Eine Aufnahme, 41 Minuten, verlustfrei' }],
    price: price(9, 8, 1300),
    audio: '/sound/kiln.wav',
  },
  {
    slug: 'gift-card',
    type: GIFT_CARD,
    category: 'studio',
    picture: 'gift-card',
    chooseBy: 'radio',
    name: { en: 'Gift Card', de: 'Gutschein' },
    line: {
      en: 'For people whose sill you have not seen.',
      de: 'Für Leute, deren Fensterbank man nicht kennt.',
    },
    story: {
      en: 'Sent by email at once, or printed on our own card and posted, with your sentence written by hand.',
      de: 'Sofort per E-Mail, oder auf eigener Karte gedruckt und verschickt, mit Ihrem Satz von Hand geschrieben.',
    },
    facts: [{ en: 'Never expires. We checked with ourselves.', de: 'Verfällt nie. Wir haben uns gefragt.' }],
    price: price(25, 25, 4000),
    options: [
      {
        name: { en: 'Value', de: 'Wert' },
        choices: [
          { key: '25', word: { en: 'Twenty-five', de: 'Fünfundzwanzig' } },
          { key: '50', word: { en: 'Fifty', de: 'Fünfzig' }, price: price(50, 50, 8000) },
          { key: '100', word: { en: 'One hundred', de: 'Hundert' }, price: price(100, 100, 16000) },
        ],
      },
    ],
  },
]
