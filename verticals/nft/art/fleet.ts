/** Fleet Zero: ships of six factions, seen from above, each built of parts that the market can count. */
import type { Attribute } from '../core/traits.ts'
import { skies, space } from './space.ts'
import {
  between,
  chances,
  circle,
  ellipse,
  glow,
  gradient,
  group,
  path,
  picture,
  points,
  rect,
  tag,
} from './svg.ts'

type Livery = {
  readonly hull: string
  readonly dark: string
  readonly accent: string
  readonly light: string
}
type Point = readonly [number, number]

const liveries: readonly Livery[] = [
  { hull: '#dfe5ea', dark: '#7f8c99', accent: '#f2a33a', light: '#ffd9a0' },
  { hull: '#4f7fd1', dark: '#223f78', accent: '#9fe3ff', light: '#bff1ff' },
  { hull: '#6fae6a', dark: '#2f5d3a', accent: '#e8f27a', light: '#e2ffb0' },
  { hull: '#b86a45', dark: '#5e2f22', accent: '#f4d8a8', light: '#ff9a5c' },
  { hull: '#8a63c9', dark: '#40286f', accent: '#ff8ad1', light: '#ffc4f0' },
  { hull: '#f1d58a', dark: '#9a6d22', accent: '#ffffff', light: '#fff3c4' },
]
const ranks = ['#8a94a6', '#6fc1ff', '#b28cff', '#ff9c4a', '#ffd75e'] as const

export function fleet(attributes: readonly Attribute[], seed: number, number: number): string {
  const [faction, hull, wings, engine, weapon, sector, rank] = attributes.map(({ place }) => place)
  const livery = liveries[faction ?? 0] as Livery
  const sky = skies[sector ?? 0] ?? ['#0a0d1c', '#141a33', '#5a78c8']
  const chance = chances(seed, number)
  const defs = [
    gradient('s', [sky[1], sky[0]]),
    glow('n', sky[2], 0.75),
    glow('e', livery.light, 1),
    gradient('h', [between(livery.hull, '#ffffff', 0.35), livery.hull, livery.dark], {
      x2: 1,
      y2: 0.4,
    }),
    gradient('w', [livery.hull, livery.dark], { x2: 1, y2: 0 }),
    gradient('k', ['#d8fbff', '#3a7fb0', '#0d2338']),
  ]
  const half = [
    weapon === 4
      ? ''
      : rect(10, 26, 58, 9, { fill: livery.dark, stroke: '#05070d', 'stroke-width': 2.5 }),
    winged(wings ?? 0, livery),
    armed(weapon ?? 0, livery),
    hulled(hull ?? 0, livery),
  ].join('')
  const mirrored = half + group({ transform: 'scale(-1 1)' }, half)
  const ship = [thrust(engine ?? 0, livery), mirrored, spine(hull ?? 0, livery)].join('')
  return picture(
    defs,
    rect(0, 0, 480, 480, { fill: 'url(#s)' }),
    space(sector ?? 0, sky, chance),
    group(
      { transform: `translate(240 236) rotate(${Math.round(chance() * 24 - 12)}) scale(1.12)` },
      ship,
    ),
    plate(rank ?? 0, number, livery),
  )
}

/** The right half of each, from the middle out. */
const hulls: readonly (readonly Point[])[] = [
  [
    [0, -150],
    [16, -104],
    [26, -20],
    [40, 70],
    [24, 112],
    [0, 100],
  ],
  [
    [0, -158],
    [12, -150],
    [20, -60],
    [36, -20],
    [36, 96],
    [18, 120],
    [0, 108],
  ],
  [
    [0, -112],
    [30, -96],
    [62, -30],
    [56, 52],
    [26, 104],
    [0, 88],
  ],
  [
    [0, -112],
    [36, -106],
    [54, -66],
    [54, 78],
    [40, 118],
    [0, 112],
  ],
  [
    [0, -176],
    [7, -130],
    [15, -20],
    [22, 80],
    [14, 128],
    [0, 118],
  ],
  [
    [0, -96],
    [22, -90],
    [40, -48],
    [46, 14],
    [34, 84],
    [0, 60],
  ],
]
const wingShapes: readonly (readonly Point[])[] = [
  [
    [24, -10],
    [150, 84],
    [158, 116],
    [120, 112],
    [30, 74],
  ],
  [
    [16, -56],
    [142, 104],
    [34, 92],
  ],
  [
    [30, 70],
    [138, -46],
    [154, -78],
    [150, -20],
    [96, 74],
    [32, 96],
  ],
  [
    [30, 0],
    [98, -8],
    [104, -96],
    [118, -110],
    [130, -92],
    [128, 108],
    [112, 124],
    [100, 106],
    [98, 40],
    [30, 48],
  ],
  [],
  [],
]

function hulled(hull: number, { accent, dark }: Livery): string {
  const shape = hulls[hull] ?? []
  const inner = shape.map(([x, y]): Point => [x * 0.52, y * 0.9 + 4])
  return (
    path(`M${points(shape)}Z`, {
      fill: 'url(#h)',
      stroke: '#05070d',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) +
    path(`M${points(inner)}Z`, { fill: dark, 'fill-opacity': '0.35' }) +
    path(`M6 24 H${hull === 4 ? 16 : 30} L${hull === 4 ? 18 : 34} 38 H6Z`, { fill: accent }) +
    path('M6 46 H22 V51 H6Z', { fill: accent, 'fill-opacity': '0.7' })
  )
}

/** What lies in the middle, over both halves. */
function spine(hull: number, { accent, light }: Livery): string {
  const y = [-58, -76, -46, -62, -72, -40][hull] ?? -58
  const half = hull === 4 ? 8 : 14
  return (
    path(
      `M0 ${y - 36} C${half} ${y - 30} ${half + 2} ${y + 6} ${half - 4} ${y + 30} H${4 - half} C${-half - 2} ${y + 6} ${-half} ${y - 30} 0 ${y - 36}Z`,
      { fill: 'url(#k)', stroke: '#05070d', 'stroke-width': 3 },
    ) +
    path(`M-3 ${y - 26} C-${half - 3} ${y - 18} -${half - 3} ${y} -${half - 5} ${y + 14}`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': '0.7',
      'stroke-width': 2.5,
    }) +
    rect(-3, 60, 6, 34, { fill: accent, rx: 3 }) +
    circle(0, 6, 4, { fill: light })
  )
}

function winged(wings: number, { accent, dark }: Livery): string {
  if (wings === 4)
    return (
      path('M0 -70 A96 96 0 0 1 0 122 L0 104 A78 78 0 0 0 0 -52Z', {
        fill: 'url(#w)',
        stroke: '#05070d',
        'stroke-width': 3,
      }) +
      path('M20 18 H92 V34 H20Z', { fill: dark, stroke: '#05070d', 'stroke-width': 3 }) +
      circle(88, 26, 12, { fill: accent, stroke: '#05070d', 'stroke-width': 3 })
    )
  const shape = wingShapes[wings] ?? []
  if (shape.length === 0)
    return path('M30 60 L58 84 L52 116 L32 100Z', {
      fill: 'url(#w)',
      stroke: '#05070d',
      'stroke-width': 3,
    })
  const [cx, cy] = shape.reduce(
    ([x, y], [px, py]) => [x + px / shape.length, y + py / shape.length],
    [0, 0],
  )
  const inner = shape.map(
    ([x, y]): Point => [(cx ?? 0) + (x - (cx ?? 0)) * 0.55, (cy ?? 0) + (y - (cy ?? 0)) * 0.55],
  )
  return (
    path(`M${points(shape)}Z`, {
      fill: 'url(#w)',
      stroke: '#05070d',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }) + path(`M${points(inner)}Z`, { fill: accent, 'fill-opacity': '0.85' })
  )
}

function armed(weapon: number, { dark, accent, light }: Livery): string {
  const edge = { stroke: '#05070d', 'stroke-width': 2.5 }
  switch (weapon) {
    case 0:
      return (
        rect(64, -4, 9, 66, { fill: dark, rx: 3, ...edge }) +
        rect(62, -22, 13, 20, { fill: accent, rx: 2, ...edge }) +
        rect(84, 18, 8, 50, { fill: dark, rx: 3, ...edge })
      )
    case 1:
      return (
        rect(44, -96, 6, 130, { fill: dark, ...edge }) +
        rect(54, -96, 6, 130, { fill: dark, ...edge }) +
        rect(42, -20, 20, 36, { fill: accent, rx: 3, ...edge })
      )
    case 2:
      return [0, 1, 2]
        .map((nth) =>
          path(`M${58 + nth * 17} ${44 + nth * 8} v-30 l5 -12 l5 12 v30Z`, {
            fill: nth === 1 ? accent : '#f3f3f3',
            ...edge,
          }),
        )
        .join('')
    case 3:
      return (
        circle(66, 10, 16, { fill: dark, ...edge }) +
        circle(66, 10, 8, { fill: light }) +
        path('M63 0 L65 -150 L67 -150 L69 0Z', { fill: light, 'fill-opacity': '0.7' })
      )
    default:
      return [
        [104, -56],
        [132, 0],
        [112, 130],
      ]
        .map(
          ([x, y]) =>
            path(`M${x} ${(y ?? 0) - 13} l12 13 l-12 13 l-12 -13Z`, { fill: dark, ...edge }) +
            circle(x ?? 0, y ?? 0, 4, { fill: light }),
        )
        .join('')
  }
}

function thrust(engine: number, { dark, light }: Livery): string {
  const flame = (x: number, y: number, w: number, length: number) =>
    ellipse(x, y + length * 0.36, w * 2.1, length * 0.75, { fill: 'url(#e)' }) +
    path(`M${x - w} ${y} Q${x} ${y + length * 1.3} ${x + w} ${y}Z`, { fill: light }) +
    rect(x - w - 2, y - 16, w * 2 + 4, 18, {
      fill: dark,
      rx: 3,
      stroke: '#05070d',
      'stroke-width': 3,
    })
  switch (engine) {
    case 0:
      return flame(0, 118, 15, 86)
    case 1:
      return flame(-17, 112, 10, 70) + flame(17, 112, 10, 70)
    case 2:
      return flame(-28, 104, 8, 54) + flame(0, 120, 11, 84) + flame(28, 104, 8, 54)
    case 3:
      return [-33, -11, 11, 33].map((x) => flame(x, 110, 6, 50)).join('')
    default:
      return (
        circle(0, 122, 74, { fill: 'url(#e)' }) +
        circle(0, 116, 24, { fill: light }) +
        circle(0, 116, 24, { fill: 'none', stroke: dark, 'stroke-width': 7 })
      )
  }
}

/** The frame says its rank: corners, and as many chevrons. */
function plate(rank: number, number: number, { accent }: Livery): string {
  const colour = ranks[rank] ?? ranks[0]
  const corner = path('M18 62 V18 H62', {
    fill: 'none',
    stroke: colour,
    'stroke-width': rank > 2 ? 5 : 3,
  })
  const corners = [0, 90, 180, 270].map((turn) =>
    group({ transform: `rotate(${turn} 240 240)` }, corner),
  )
  const chevrons = Array.from({ length: rank + 1 }, (_, nth) =>
    path(`M34 ${436 - nth * 13} l14 -9 l14 9`, { fill: 'none', stroke: colour, 'stroke-width': 4 }),
  )
  const legend =
    rank === 4
      ? rect(9, 9, 462, 462, { fill: 'none', stroke: colour, 'stroke-width': 6 }) +
        rect(18, 18, 444, 444, { fill: 'none', stroke: colour, 'stroke-opacity': '0.5' })
      : ''
  const face = { 'font-family': 'ui-monospace, Menlo, monospace', 'font-weight': 700 }
  return [
    ...corners,
    ...chevrons,
    legend,
    tag(
      'text',
      {
        x: 446,
        y: 444,
        'text-anchor': 'end',
        fill: '#ffffff',
        'fill-opacity': '0.85',
        'font-size': 17,
        ...face,
      },
      `FZ-${String(number).padStart(4, '0')}`,
    ),
    rect(376, 450, 70, 4, { fill: accent }),
  ].join('')
}
