import { one, type Picture } from './picture.ts'
import {
  bottle,
  bowl,
  can,
  candleFoot,
  cup,
  iris,
  jug,
  lidded,
  moonJar,
  plate,
  planter,
  teapot,
  tumbler,
} from './pot.ts'
import { book, egg, lemon, pear, poppy, sprig } from './prop.ts'
import { bow, box, pebble, rods, turned } from './solid.ts'
import { bare, glaze as g } from './surface.ts'

/** Pictures of what the shop sells, by their file's name. */
export const productPictures: Record<string, Picture> = {
  'iris-vase-chalk': one('sage', 'stone', [iris(g.chalk), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 0.92],
    half: 1.22,
  }),
  'iris-vase-moss': one('sage', 'stone', [iris(g.moss), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 0.92],
    half: 1.22,
  }),
  'iris-vase-iron': one('sage', 'stone', [iris(g.iron), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 0.92],
    half: 1.22,
  }),
  'belly-jug': one('blush', 'white', [jug(g.rose, { turn: 0.35 }), lemon(0.34, 0.11, 0.42, 0.6)], {
    lookAt: [0.03, 0.5],
  }),
  'morning-cup-chalk': one('dusk', 'stone', [cup(g.chalk, { turn: 0.45 })], {
    lookAt: [0.05, 0.24],
    half: 0.62,
  }),
  'morning-cup-sea': one('dusk', 'stone', [cup(g.sea, { turn: 0.45 })], { lookAt: [0.05, 0.24], half: 0.62 }),
  'morning-cup-ink': one('dusk', 'stone', [cup(g.ink, { turn: 0.45 })], { lookAt: [0.05, 0.24], half: 0.62 }),
  'morning-cup-butter': one('dusk', 'stone', [cup(g.butter, { turn: 0.45 })], {
    lookAt: [0.05, 0.24],
    half: 0.62,
  }),
  'morning-cup-rose': one('dusk', 'stone', [cup(g.rose, { turn: 0.45 })], {
    lookAt: [0.05, 0.24],
    half: 0.62,
  }),
  'pair-of-tumblers': one(
    'ochre',
    'oak',
    [
      tumbler(g.fog, { at: [-0.24, -0.12] }),
      tumbler(
        {
          ...g.clay,
          dip: { color: g.chalk.color, below: -1 },
          band: { color: g.chalk.color, at: 0.36, wide: 0.09 },
        },
        { at: [0.26, 0.16] },
      ),
    ],
    { lookAt: [0.02, 0.32], half: 0.74 },
  ),
  'low-bowl': one(
    'plaster',
    'white',
    [bowl(g.moss), lemon(-0.12, 0.2, 0.02, 0.4), lemon(0.1, 0.22, -0.1, 1.6), lemon(0.46, 0.11, 0.5, 0.2)],
    { lookAt: [0.03, 0.28], half: 0.86 },
  ),
  'bottle-no-4': one('brick', 'stone', [bottle(g.ink)], { lookAt: [0, 0.58], half: 0.95 }),
  'moon-jar': one('dusk', 'stone', [moonJar(g.chalk)], { lookAt: [0, 0.54], half: 0.96 }),
  'candle-foot': one('night', 'slate', candleFoot(g.iron), { lookAt: [0, 0.5], half: 0.84 }),
  'sill-planter': one(
    'bone',
    'white',
    [
      planter(g.clay),
      sprig([0, 0.5, 0], [-0.3, 1.3, 0.1], 8, 0.16),
      sprig([0.05, 0.5, 0], [0.34, 1.42, -0.05], 9, 0.17),
      sprig([0, 0.5, 0.05], [0.06, 1.1, 0.3], 6, 0.15),
    ],
    { lookAt: [0, 0.66], half: 1.06 },
  ),
  'watering-can': one('ochre', 'white', [can(g.sea, { turn: 0.3, at: [0.16, 0] })], {
    lookAt: [-0.02, 0.38],
    half: 0.9,
  }),
  'salt-pinch': one('sage', 'oak', [lidded(g.chalk, {}, 0.3)], { lookAt: [0, 0.26], half: 0.6 }),
  'fruit-stand': one(
    'blush',
    'stone',
    [
      turned({
        profile: [
          [0, 0.27],
          [0.03, 0.28],
          [0.08, 0.12],
          [0.28, 0.075],
          [0.4, 0.13],
          [0.44, 0.34],
          [0.5, 0.53],
          [0.56, 0.57],
        ],
        wall: 0.024,
        floor: 0.45,
        surface: g.fog,
      }),
      pear(-0.16, 0.06, 0.45),
      pear(0.16, -0.08, 0.46),
      lemon(0.06, 0.57, 0.2, 0.3),
    ],
    { lookAt: [0, 0.48], half: 0.92 },
  ),
  'teapot-for-two': one('plaster', 'oak', teapot(g.iron, { turn: -0.2, at: [0.08, 0] }), {
    lookAt: [-0.02, 0.36],
    half: 0.84,
  }),
  'oil-cruet-butter': one(
    'sage',
    'white',
    [
      turned({
        profile: [
          [0, 0.2],
          [0.02, 0.22],
          [0.18, 0.25],
          [0.34, 0.2],
          [0.5, 0.07],
          [0.66, 0.05],
          [0.7, 0.075],
        ],
        wall: 0.016,
        surface: g.butter,
        rods: [bow([0.05, 0.6, 0], [0.42, 0.66, 0], [0.23, 0.26, 0], 0.02, 0.026)],
        turn: 0.4,
      }),
    ],
    { lookAt: [0.03, 0.34], half: 0.68 },
  ),
  'oil-cruet-sea': one(
    'sage',
    'white',
    [
      turned({
        profile: [
          [0, 0.2],
          [0.02, 0.22],
          [0.18, 0.25],
          [0.34, 0.2],
          [0.5, 0.07],
          [0.66, 0.05],
          [0.7, 0.075],
        ],
        wall: 0.016,
        surface: g.sea,
        rods: [bow([0.05, 0.6, 0], [0.42, 0.66, 0], [0.23, 0.26, 0], 0.02, 0.026)],
        turn: 0.4,
      }),
    ],
    { lookAt: [0.03, 0.34], half: 0.68 },
  ),
  'egg-cups': one(
    'dusk',
    'white',
    [
      ...(
        [
          [-0.34, -0.1, g.butter],
          [0.02, 0.14, g.chalk],
          [0.38, -0.06, g.sea],
        ] as const
      ).map(([x, z, s]) =>
        turned({
          profile: [
            [0, 0.12],
            [0.02, 0.125],
            [0.06, 0.06],
            [0.1, 0.055],
            [0.16, 0.12],
            [0.23, 0.135],
          ],
          wall: 0.015,
          floor: 0.12,
          surface: { ...s, dip: { color: bare, below: 0.03 } },
          at: [x, z],
        }),
      ),
      egg(-0.34, -0.1, 0.125),
      egg(0.38, -0.06, 0.125, [0.72, 0.64, 0.54]),
    ],
    { lookAt: [0.02, 0.2], half: 0.66 },
  ),
  'everyday-plate': one(
    'brick',
    'stone',
    [
      plate(g.fog, 0, [0, 0]),
      plate(g.chalk, 0.05, [0.01, 0.01]),
      plate(g.sea, 0.1, [-0.01, 0]),
      plate(g.chalk, 0.15, [0.015, -0.01], 0.78),
      pear(0.1, 0.02, 0.185),
    ],
    { lookAt: [0, 0.3], half: 0.86 },
  ),
  'butter-bell': one('ochre', 'stone', lidded(g.ink, {}, 0.26), { lookAt: [0, 0.24], half: 0.58 }),
  'bud-trio': one(
    'blush',
    'white',
    [
      turned({
        profile: [
          [0, 0.12],
          [0.02, 0.14],
          [0.16, 0.17],
          [0.3, 0.08],
          [0.44, 0.035],
          [0.48, 0.05],
        ],
        wall: 0.014,
        surface: g.moss,
        at: [-0.36, 0.05],
      }),
      turned({
        profile: [
          [0, 0.1],
          [0.02, 0.12],
          [0.3, 0.13],
          [0.5, 0.06],
          [0.68, 0.032],
          [0.72, 0.046],
        ],
        wall: 0.014,
        surface: g.chalk,
        at: [0.02, -0.1],
      }),
      turned({
        profile: [
          [0, 0.13],
          [0.02, 0.15],
          [0.12, 0.19],
          [0.22, 0.12],
          [0.3, 0.04],
          [0.36, 0.055],
        ],
        wall: 0.014,
        surface: g.rose,
        at: [0.38, 0.1],
      }),
      poppy([0.02, 0.66, -0.1], [0.12, 1.18, -0.08], [0.75, 0.2, 0.1]),
      sprig([-0.36, 0.44, 0.05], [-0.52, 0.86, 0.1], 5, 0.08),
    ],
    { lookAt: [0, 0.52], half: 0.88 },
  ),
  'incense-pebble': one(
    'night',
    'slate',
    [
      turned({
        profile: [
          [0, 0.3],
          [0.02, 0.36],
          [0.05, 0.4],
        ],
        wall: 0.016,
        floor: 0.02,
        surface: { ...g.fog, dip: { color: bare, below: 0.012 } },
      }),
      pebble([0.15, 0.1, 0.13], [0, 0.12, 0], { color: [0.3, 0.29, 0.27], gloss: 0.1, specks: 1 }),
      rods(
        [
          [
            [0, 0.2, 0, 0.007],
            [0.1, 0.92, -0.02, 0.007],
          ],
        ],
        { color: [0.2, 0.09, 0.05], gloss: 0 },
      ),
    ],
    { lookAt: [0, 0.34], half: 0.66 },
  ),
  'water-carafe': one(
    'sage',
    'stone',
    [
      turned({
        profile: [
          [0, 0.2],
          [0.02, 0.23],
          [0.25, 0.27],
          [0.5, 0.2],
          [0.68, 0.115],
          [0.82, 0.11],
          [0.94, 0.16],
        ],
        wall: 0.018,
        surface: { ...g.sea, band: { color: [0.7, 0.655, 0.57], at: 0.7, wide: 0.012 } },
        at: [-0.14, -0.08],
      }),
      tumbler(g.sea, { at: [0.4, 0.2] }),
    ],
    { lookAt: [0.06, 0.46], half: 0.84 },
  ),
  'glaze-notebook': one(
    'brick',
    'white',
    [
      book([0, 0.06, 0], [0.5, 0.06, 0.36], [0.12, 0.2, 0.18], 0.18),
      book([0.02, 0.16, 0], [0.44, 0.04, 0.32], [0.62, 0.42, 0.16], -0.12),
      book([0, 0.235, 0], [0.36, 0.035, 0.27], [0.55, 0.5, 0.42], 0.3),
      cup(g.butter, { on: 0.27, turn: 0.5, at: [0.02, 0.02] }),
    ],
    { lookAt: [0.04, 0.38], half: 0.82 },
  ),
  'north-light': one('dusk', 'white', [bottle(g.chalk, { at: [0.36, 0] }, 0.7)], {
    lookAt: [0, 0.72],
    half: 1.08,
    patch: [0.1, 0.15],
  }),
  'sound-of-the-kiln': one(
    'night',
    'oak',
    [
      turned({
        profile: [
          [0, 0.4],
          [0.03, 0.37],
          [0.14, 0.3],
          [0.34, 0.24],
          [0.44, 0.13],
          [0.47, 0.04],
        ],
        surface: { ...g.iron, dip: { color: bare, below: -1 }, band: { color: bare, at: 0.1, wide: 0.02 } },
      }),
      rods([bow([-0.07, 0.45, 0], [0, 0.72, 0], [0.07, 0.45, 0], 0.02)], {
        color: [0.25, 0.15, 0.08],
        gloss: 0.05,
      }),
    ],
    { lookAt: [0, 0.34], half: 0.72 },
  ),
  'the-mending': one('dusk', 'slate', [bowl({ ...g.chalk, specks: 0.2, seams: true })], {
    lookAt: [0, 0.24],
    half: 0.86,
  }),
  'wheel-evening': one(
    'plaster',
    'slate',
    [
      turned({
        profile: [
          [0, 0.62],
          [0.03, 0.64],
          [0.06, 0.62],
        ],
        surface: { color: [0.16, 0.15, 0.14], gloss: 0.5, rings: 0.8 },
      }),
      turned({
        profile: [
          [0, 0.24],
          [0.02, 0.25],
          [0.2, 0.34],
          [0.44, 0.36],
          [0.6, 0.28],
          [0.66, 0.3],
        ],
        wall: 0.035,
        on: 0.06,
        surface: { ...g.raw, gloss: 0.5, rings: 2 },
      }),
    ],
    { lookAt: [0, 0.34], half: 0.84 },
  ),
  'stems-monthly': one(
    'ochre',
    'white',
    [
      iris(g.fog, {}, 0.75),
      poppy([0, 0.9, 0], [-0.26, 1.5, 0.1], [0.72, 0.13, 0.06], 0.15),
      poppy([0, 0.9, 0], [0.22, 1.72, 0], [0.75, 0.28, 0.12], 0.15),
      poppy([0, 0.9, 0], [0.4, 1.28, 0.1], [0.68, 0.1, 0.07], 0.12),
      sprig([0, 0.9, 0], [0, 1.86, -0.05], 7, 0.11),
      sprig([0, 0.9, 0], [-0.44, 1.22, 0], 5, 0.1),
    ],
    { lookAt: [0, 0.9], half: 1.2 },
  ),
  'tea-monthly': one(
    'blush',
    'oak',
    [
      lidded(
        { ...g.moss, band: { color: [0.7, 0.655, 0.57], at: 0.34, wide: 0.02 } },
        { at: [-0.12, -0.08] },
        0.52,
      ),
      tumbler(g.chalk, { at: [0.4, 0.22] }),
    ],
    { lookAt: [0.06, 0.36], half: 0.78 },
  ),
  'gift-card': one(
    'brick',
    'blush',
    [
      box(
        [0.42, 0.27, 0.008],
        [0.04, 0.27, 0.05],
        { color: [0.72, 0.66, 0.55], gloss: 0.05 },
        { turn: 0.16, lean: 0.22, round: 0.006 },
      ),
      box(
        [0.4, 0.018, 0.01],
        [0.045, 0.3, 0.058],
        { color: [0.55, 0.16, 0.08], gloss: 0.1 },
        { turn: 0.16, lean: 0.22, round: 0.004 },
      ),
      bottle(g.moss, { at: [0.3, -0.32] }, 0.72),
    ],
    { lookAt: [0.08, 0.42], half: 0.78 },
  ),

  // Close views, each of a picture above.
  'iris-vase-neck': one('sage', 'stone', [iris(g.chalk), sprig([0, 1.2, 0], [0.34, 1.98, 0.06], 7, 0.12)], {
    lookAt: [0.04, 1.16],
    half: 0.46,
  }),
  'belly-jug-lip': one('blush', 'white', [jug(g.rose, { turn: 0.35 }), lemon(0.34, 0.11, 0.42, 0.6)], {
    lookAt: [-0.1, 0.84],
    half: 0.42,
  }),
  'morning-cup-handle': one('dusk', 'stone', [cup(g.chalk, { turn: 0.45 })], {
    lookAt: [0.26, 0.26],
    half: 0.34,
  }),
  'moon-jar-seam': one('dusk', 'stone', [moonJar(g.chalk)], { lookAt: [0.2, 0.52], half: 0.46 }),
}
