/** Tidelines: prints of the sea, in layers of one palette each. */
import type { Attribute } from '../core/traits.ts'
import { type Palette, palettes } from './palettes.ts'
import { SEA, seen } from './sightings.ts'
import {
  between,
  chances,
  circle,
  glow,
  gradient,
  group,
  line,
  path,
  picture,
  points,
  rect,
  short,
  tag,
} from './svg.ts'

/** The print is inside a margin of paper. */
const [LEFT, TOP, RIGHT, BOTTOM] = [28, 28, 452, 420] as const

export function tidelines(
  attributes: readonly Attribute[],
  seed: number,
  number: number,
  size: number,
): string {
  const [palette, sky, sea, horizon, sighting, print] = attributes.map(({ place }) => place)
  const colours = palettes[palette ?? 0] as Palette
  const chance = chances(seed, number)
  const sunX = 120 + chance() * 240
  const defs = [
    gradient('s', colours.sky),
    glow('g', colours.sun, 0.9),
    gradient('f', ['#ffffff00', '#ffffff40', '#ffffff00'], { x2: 1, y2: 1 }),
    tag('clipPath', { id: 'c' }, rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, {})),
    tag(
      'pattern',
      {
        id: 'h',
        width: 7,
        height: 7,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(32)',
      },
      circle(2, 2, 1.3, { fill: colours.ink, 'fill-opacity': '0.28' }),
    ),
  ]
  return picture(
    defs,
    rect(0, 0, 480, 480, { fill: colours.paper }),
    group(
      { 'clip-path': 'url(#c)' },
      rect(LEFT, TOP, 424, 392, { fill: 'url(#s)' }),
      print === 1 ? contours(colours, sunX, chance) : '',
      heaven(sky ?? 0, colours, sunX),
      print === 2 ? rect(LEFT, TOP, 424, 200, { fill: 'url(#h)' }) : '',
      land(horizon ?? 0, colours, chance),
      waves(sea ?? 0, colours, sunX, chance),
      seen(sighting ?? 0, colours, chance),
      print === 3 ? path('M28 300 L300 28 L420 28 L28 420Z', { fill: 'url(#f)' }) : '',
    ),
    rect(LEFT, TOP, 424, 392, { fill: 'none', stroke: colours.ink, 'stroke-opacity': '0.35' }),
    print === 3
      ? rect(20, 20, 440, 408, { fill: 'none', stroke: colours.sun, 'stroke-width': 2 })
      : '',
    caption(colours, number, size),
  )
}

function caption({ ink }: Palette, number: number, size: number): string {
  const face = { fill: ink, 'font-family': 'Georgia, serif', 'font-size': 13 }
  return (
    tag('text', { x: 30, y: 450, 'font-style': 'italic', ...face }, 'Tidelines') +
    tag('text', { x: 450, y: 450, 'text-anchor': 'end', ...face }, `${number} / ${size}`)
  )
}

function heaven(sky: number, { sun, sky: tones, foam }: Palette, x: number): string {
  const lit = (y: number, r: number, at = x) =>
    circle(at, y, r * 2.6, { fill: 'url(#g)' }) + circle(at, y, r, { fill: sun })
  switch (sky) {
    case 0:
      return lit(SEA - 12, 62)
    case 1:
      return lit(118, 44)
    case 2:
      return (
        circle(x, 120, 96, { fill: 'url(#g)' }) +
        path(`M${short(x)} 74 a46 46 0 1 0 40 68 a38 38 0 1 1 -40 -68Z`, { fill: foam })
      )
    case 3:
      return [1, 2, 3, 4, 5, 6]
        .map((nth) =>
          circle(x, 190, nth * 21, {
            fill: nth === 1 ? sun : 'none',
            stroke: sun,
            'stroke-width': 8 - nth,
            'stroke-opacity': String(1 - nth * 0.13),
          }),
        )
        .join('')
    case 4:
      return lit(160, 42, x - 52) + lit(112, 24, x + 40)
    default:
      return (
        circle(x, 140, 150, { fill: 'url(#g)' }) +
        circle(x, 140, 60, { fill: foam }) +
        circle(x - 3, 140, 57, { fill: between(tones[0], '#000000', 0.55) })
      )
  }
}

/** Thin lines of height around the sun, as on a chart. */
function contours({ ink }: Palette, x: number, chance: () => number): string {
  const turn = chance() * 6
  const rings = Array.from({ length: 11 }, (_, nth) => {
    const r = 40 + nth * 24
    const ring = Array.from({ length: 37 }, (_, step): readonly [number, number] => {
      const angle = (step / 36) * Math.PI * 2
      const wobble = 1 + 0.1 * Math.sin(angle * 3 + turn) + 0.05 * Math.sin(angle * 5 + nth)
      return [x + Math.cos(angle) * r * wobble * 1.25, 150 + Math.sin(angle) * r * wobble]
    })
    return path(`M${points(ring)}`, { fill: 'none', stroke: ink, 'stroke-opacity': '0.2' })
  })
  return rings.join('')
}

function ridge(from: number, height: number, step: number, chance: () => number): string {
  const all: (readonly [number, number])[] = [[LEFT - 10, SEA + 12]]
  for (let x = LEFT - 10; x <= RIGHT + 30; x += step * (0.6 + chance() * 0.8))
    all.push([x, from - height * chance()])
  all.push([RIGHT + 40, SEA + 12])
  return `M${points(all)}Z`
}

function land(
  horizon: number,
  { land: [far, near], sky, foam }: Palette,
  chance: () => number,
): string {
  switch (horizon) {
    case 1:
      return (
        path(ridge(SEA - 34, 60, 44, chance), { fill: between(far, sky[2], 0.35) }) +
        path(ridge(SEA - 8, 44, 36, chance), { fill: near, 'fill-opacity': '0.9' })
      )
    case 2: {
      const isles = [0, 1, 2].map((nth) => {
        const [x, width] = [70 + nth * 140 + chance() * 60, 34 + chance() * 50]
        const top = 18 + chance() * 34
        const d = `M${short(x - width)} ${SEA + 8} Q${short(x - width / 2)} ${short(SEA - top)} ${short(x)} ${short(SEA - top * 0.8)} T${short(x + width)} ${SEA + 8}Z`
        return path(d, { fill: nth === 1 ? near : far })
      })
      return isles.join('')
    }
    case 3: {
      const isLeft = chance() < 0.5
      const wall: (readonly [number, number])[] = [
        [0, SEA + 40],
        [0, 96],
        [70, 92],
        [96, 120],
        [104, 176],
        [128, 190],
        [136, 236],
        [170, SEA + 40],
      ]
      const at = wall.map(([x, y]): readonly [number, number] => [isLeft ? x + 20 : 460 - x, y])
      const strata = [130, 160, 190, 215].map((y, nth) =>
        line(isLeft ? 20 : 460, y, isLeft ? 112 + nth * 8 : 368 - nth * 8, y + 6, {
          stroke: far,
          'stroke-width': 3,
          'stroke-opacity': '0.6',
        }),
      )
      return path(`M${points(at)}Z`, { fill: near }) + strata.join('')
    }
    case 4: {
      const x = 150 + chance() * 180
      const at = (dx: number, dy: number): readonly [number, number] => [x + dx, SEA + dy]
      return (
        path(`M${points([at(-170, 12), at(-44, -104), at(0, -146), at(40, -100), at(180, 12)])}Z`, {
          fill: far,
        }) +
        path(`M${points([at(0, -146), at(40, -100), at(180, 12), at(20, 12), at(-12, -84)])}Z`, {
          fill: near,
          'fill-opacity': '0.75',
        }) +
        path(
          `M${points([at(0, -146), at(40, -100), at(22, -94), at(8, -108), at(-8, -90), at(-24, -106), at(-44, -104)])}Z`,
          { fill: foam },
        )
      )
    }
    default:
      return ''
  }
}

const swells = [
  { rise: 9, length: 120, layers: 7 },
  { rise: 3, length: 170, layers: 6 },
  { rise: 12, length: 58, layers: 8 },
  { rise: 20, length: 96, layers: 6 },
  { rise: 0.6, length: 240, layers: 5 },
] as const

function waves(sea: number, colours: Palette, sunX: number, chance: () => number): string {
  const { rise, length, layers } = swells[sea] ?? swells[0]
  const [far, near] = colours.sea
  const all = [rect(LEFT, SEA, 424, 170, { fill: far })]
  for (let nth = 0; nth < layers; nth++) {
    const depth = nth / (layers - 1)
    const y = SEA + 8 + depth * depth * 128
    const [height, wide] = [rise * (0.35 + depth), length * (0.5 + depth * 1.1)]
    const shift = chance() * wide
    let crest = `M${LEFT - 10} ${short(y)}`
    for (let x = LEFT - 10 - shift; x < RIGHT + wide; x += wide)
      crest +=
        sea === 3
          ? ` Q${short(x + wide * 0.62)} ${short(y - height * 2.1)} ${short(x + wide * 0.8)} ${short(y - height * 0.4)} T${short(x + wide)} ${short(y)}`
          : ` C${short(x + wide * 0.3)} ${short(y - height)} ${short(x + wide * 0.7)} ${short(y + height)} ${short(x + wide)} ${short(y)}`
    all.push(
      path(`${crest} L${RIGHT + 200} 440 L${LEFT - 10} 440Z`, {
        fill: between(far, near, 0.18 + depth * 0.82),
      }),
      path(crest, {
        fill: 'none',
        stroke: colours.foam,
        'stroke-width': 0.8 + depth * 1.6,
        'stroke-opacity': String(0.55 - depth * 0.25),
      }),
    )
  }
  all.push(glints(colours, sunX, chance))
  return all.join('')
}

/** The sun on the water, broader the nearer. */
function glints({ foam }: Palette, x: number, chance: () => number): string {
  return Array.from({ length: 12 }, (_, nth) => {
    const [y, half] = [SEA + 5 + nth * nth * 0.9 + nth * 2, 6 + nth * 3 + chance() * 12]
    const at = x + (chance() - 0.5) * nth * 3
    return line(at - half, y, at + half, y, {
      stroke: foam,
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      'stroke-opacity': '0.5',
    })
  }).join('')
}
