import type { LocalizedText } from './words.ts'

export interface Post {
  readonly slug: string
  readonly title: LocalizedText
  readonly excerpt: LocalizedText
  readonly body: Readonly<Record<'en' | 'de', readonly string[]>>
  readonly picture: string
  readonly author: string
  readonly publishOn: number
  readonly minutes: number
  readonly tags: readonly string[]
  readonly likes: number
  /** Takes no comments. */
  readonly isClosed?: true
}

export const POSTS: readonly Post[] = [
  {
    slug: 'forty-one-lips',
    picture: 'first-light',
    author: 'Ida Brandt',
    publishOn: Date.UTC(2026, 9, 30, 8),
    minutes: 4,
    tags: ['jug', 'studio'],
    likes: 84,
    title: { en: 'Forty-one lips', de: 'Einundvierzig Lippen' },
    excerpt: {
      en: 'How long it takes to make a jug stop dripping, and where the other forty went.',
      de: 'Wie lange es dauert, bis ein Krug nicht mehr tropft, und wohin die anderen vierzig gingen.',
    },
    body: {
      en: [
        'A drop does not fall because it is heavy. It falls because the lip gave it a place to hang on to. We knew that sentence for years before we understood it, and we understood it on a Tuesday, with vinegar.',
        'Water forgives a lip. Vinegar does not, and oil keeps a record. So every Tuesday for a year somebody poured all three through whatever jug was newest, on to blotting paper, and pinned the paper to the wall. By spring the wall looked like a very slow rainstorm.',
        'What we learned can be felt with a thumb: the edge must be sharper than you dare, and the throat behind it wider than looks right. The liquid has to be surprised. It leaves before it has made up its mind to stay.',
        'Forty lips went into the garden wall, where the wrens like them. Number forty-one has been poured four thousand times. It dripped once, and that was Jonas laughing.',
      ],
      de: [
        'Ein Tropfen fällt nicht, weil er schwer ist. Er fällt, weil die Lippe ihm etwas zum Festhalten gab. Den Satz kannten wir jahrelang, bevor wir ihn verstanden, und verstanden haben wir ihn an einem Dienstag, mit Essig.',
        'Wasser verzeiht einer Lippe. Essig nicht, und Öl führt Buch. Also goss ein Jahr lang jeden Dienstag jemand alle drei durch den neuesten Krug, auf Löschpapier, und hängte das Papier an die Wand. Im Frühling sah die Wand aus wie ein sehr langsamer Regen.',
        'Was wir gelernt haben, fühlt man mit dem Daumen: Die Kante muss schärfer sein, als man sich traut, und die Kehle dahinter weiter, als es richtig aussieht. Die Flüssigkeit muss überrascht werden. Sie ist fort, bevor sie beschlossen hat zu bleiben.',
        'Vierzig Lippen stecken in der Gartenmauer, die Zaunkönige mögen sie. Nummer einundvierzig wurde viertausendmal gegossen. Einmal hat sie getropft, und das war, weil Jonas lachte.',
      ],
    },
  },
  {
    slug: 'the-best-part-is-the-break',
    picture: 'gold-seam',
    author: 'Jonas Weil',
    publishOn: Date.UTC(2026, 9, 11, 8),
    minutes: 6,
    tags: ['mending'],
    likes: 203,
    title: { en: 'The best part is the break', de: 'Das Schönste ist der Bruch' },
    excerpt: {
      en: 'Gold, lacquer and eight weeks of patience: what happens to the bowl that you sent us.',
      de: 'Gold, Lack und acht Wochen Geduld: was mit der Schale passiert, die man uns schickt.',
    },
    body: {
      en: [
        'Most parcels arrive with an apology. People write that they know it is silly, that it cost nothing, that they only kept the pieces because throwing them away felt worse. Then they tell us who gave it to them.',
        'We lay the pieces out on black cloth and say nothing for a while. A break has a grammar: it starts where the pot was thinnest and ends where it was most loved, usually the rim.',
        'Lacquer cures in damp warmth, in a cupboard that smells of rain. Each joint takes a week. When the last one holds, we dust gold into the seam with a brush of nine hairs, and the bowl has a drawing that nobody designed.',
        'It will not be as strong as before. It will be looked after as never before.',
      ],
      de: [
        'Die meisten Pakete kommen mit einer Entschuldigung. Man wisse, es sei albern, es habe nichts gekostet, man habe die Stücke nur behalten, weil Wegwerfen schlimmer gewesen wäre. Dann steht da, von wem es war.',
        'Wir legen die Stücke auf schwarzes Tuch und sagen eine Weile nichts. Ein Bruch hat eine Grammatik: Er beginnt, wo das Gefäß am dünnsten war, und endet, wo es am meisten geliebt wurde, meist am Rand.',
        'Lack härtet in feuchter Wärme, in einem Schrank, der nach Regen riecht. Jede Fuge braucht eine Woche. Wenn die letzte hält, stäuben wir Gold in die Naht, mit einem Pinsel aus neun Haaren, und die Schale hat eine Zeichnung, die niemand entworfen hat.',
        'Sie wird nicht so fest sein wie vorher. Sie wird behütet werden wie nie vorher.',
      ],
    },
  },
  {
    slug: 'a-window-is-a-clock',
    picture: 'window-row',
    author: 'Ruth Okafor',
    publishOn: Date.UTC(2026, 8, 21, 8),
    minutes: 3,
    tags: ['light'],
    isClosed: true,
    likes: 57,
    title: { en: 'A window is a clock', de: 'Ein Fenster ist eine Uhr' },
    excerpt: {
      en: 'Why everything here is photographed at ten in the morning.',
      de: 'Warum hier alles um zehn Uhr morgens aufgenommen wird.',
    },
    body: {
      en: [
        'At eight the light comes in flat and every pot is a silhouette. At noon it comes from above and every pot is a lid. At ten, for about half an hour, it crosses the sill at an angle, and things have two sides again.',
        'So we photograph at ten. If the sun is out, you see the bars of the window bent around the belly of a jug. If it is not, we wait, and bake something.',
        'Put one thing on your own sill and look at it for a day. You do not need a calendar after that.',
      ],
      de: [
        'Um acht kommt das Licht flach herein, und jedes Gefäß ist ein Scherenschnitt. Mittags kommt es von oben, und jedes Gefäß ist ein Deckel. Um zehn fällt es eine halbe Stunde lang schräg über die Fensterbank, und die Dinge haben wieder zwei Seiten.',
        'Also nehmen wir um zehn auf. Scheint die Sonne, biegen sich die Sprossen des Fensters um den Bauch eines Krugs. Scheint sie nicht, warten wir und backen etwas.',
        'Stellen Sie eine Sache auf die eigene Fensterbank und sehen Sie sie einen Tag lang an. Danach braucht man keinen Kalender.',
      ],
    },
  },
  {
    slug: 'what-the-first-frost-does',
    picture: 'first-frost',
    author: 'Ida Brandt',
    publishOn: Date.UTC(2026, 7, 2, 8),
    minutes: 5,
    tags: ['clay', 'winter'],
    likes: 41,
    title: { en: 'What the first frost does', de: 'Was der erste Frost tut' },
    excerpt: {
      en: 'Clay likes to freeze once before it is used. So do some of us.',
      de: 'Ton friert gern einmal durch, bevor man ihn benutzt. Manche von uns auch.',
    },
    body: {
      en: [
        'Clay that is dug in autumn is left outside in heaps. The frost does the work: water in the clay turns to needles, the needles push, and what was a lump in November is crumbs in March.',
        'It cannot be hurried. Machines can grind, but they cannot freeze kindly. Old potteries laid down clay for their grandchildren; we lay it down for the spring after next and feel far-sighted.',
        'While it freezes we make bottles, because bottles need concentration and short days have plenty.',
      ],
      de: [
        'Im Herbst gegrabener Ton bleibt draußen liegen. Der Frost macht die Arbeit: Wasser im Ton wird zu Nadeln, die Nadeln drücken, und was im November ein Klumpen war, sind im März Krümel.',
        'Das lässt sich nicht beschleunigen. Maschinen können mahlen, aber nicht freundlich frieren. Alte Töpfereien legten Ton für die Enkel zurück; wir legen ihn für den übernächsten Frühling zurück und halten das für Weitsicht.',
        'Solange es friert, machen wir Flaschen. Flaschen brauchen Konzentration, und kurze Tage haben genug davon.',
      ],
    },
  },
]
