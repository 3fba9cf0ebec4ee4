/** What there is to see at sea, in the colours of its print. */
import type { Palette } from './palettes.ts'
import { circle, ellipse, path, points, rect, short } from './svg.ts'

/** Where sea and sky meet. */
export const SEA = 258

export function seen(sighting: number, palette: Palette, chance: () => number): string {
  const x = 110 + chance() * 250
  return sightings[sighting]?.({ ...palette, x, chance }) ?? ''
}

type Point = readonly [number, number]
type Place = Palette & { readonly x: number; chance(): number }

const at = (x: number, dx: number, dy: number): Point => [x + dx, SEA + 48 + dy]
const shape = (all: readonly Point[], fill: string) => path(`M${points(all)}Z`, { fill })

const sightings: readonly ((place: Place) => string)[] = [
  () => '',
  ({ foam, ink, sun, x }) =>
    shape([at(x, 3, -66), at(x, 3, -8), at(x, 40, -8)], foam) +
    shape([at(x, -3, -56), at(x, -3, -8), at(x, -28, -8)], sun) +
    shape([at(x, -36, -3), at(x, 44, -3), at(x, 30, 11), at(x, -24, 11)], ink),
  ({ ink, x, chance }) =>
    [0, 1, 2, 3]
      .map((nth) => {
        const [gx, gy, w] = [x - 40 + nth * 34, 96 + chance() * 70, 11 - nth]
        const d = `M${short(gx - w)} ${short(gy)} q${short(w / 2)} ${-w} ${w} 0 q${short(w / 2)} ${-w} ${w} 0`
        return path(d, {
          fill: 'none',
          stroke: ink,
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
        })
      })
      .join(''),
  ({ foam, ink, sun, x }) =>
    shape([at(x, -12, 8), at(x, -7, -30), at(x, 7, -30), at(x, 12, 8)], sun) +
    shape([at(x, -10, -8), at(x, -8, -18), at(x, 8, -18), at(x, 10, -8)], foam) +
    circle(x, SEA + 12, 5, { fill: ink }) +
    ellipse(x, SEA + 58, 20, 4, { fill: foam, 'fill-opacity': '0.6' }),
  ({ foam, ink, sun, x }) =>
    shape(
      [
        [x - 60, SEA + 30],
        [x - 20, SEA + 2],
        [x + 24, SEA - 2],
        [x + 60, SEA + 30],
      ],
      ink,
    ) +
    shape(
      [
        [x - 11, SEA + 2],
        [x - 7, 160],
        [x + 7, 160],
        [x + 11, SEA + 2],
      ],
      foam,
    ) +
    rect(x - 9, 182, 18, 16, { fill: sun }) +
    rect(x - 10, 216, 20, 18, { fill: sun }) +
    rect(x - 9, 146, 18, 15, { fill: ink }) +
    shape(
      [
        [x - 12, 147],
        [x, 134],
        [x + 12, 147],
      ],
      ink,
    ) +
    path(`M${short(x)} 153 L452 116 L452 186Z`, { fill: foam, 'fill-opacity': '0.35' }),
  ({ foam, ink, x }) =>
    path(
      `M${short(x)} ${SEA + 66} C${short(x - 6)} ${SEA + 20} ${short(x - 20)} ${SEA - 6} ${short(x - 62)} ${SEA - 26} C${short(x - 30)} ${SEA - 36} ${short(x - 8)} ${SEA - 22} ${short(x)} ${SEA - 6} C${short(x + 8)} ${SEA - 22} ${short(x + 30)} ${SEA - 36} ${short(x + 62)} ${SEA - 26} C${short(x + 20)} ${SEA - 6} ${short(x + 6)} ${SEA + 20} ${short(x)} ${SEA + 66}Z`,
      { fill: ink },
    ) + ellipse(x, SEA + 64, 46, 6, { fill: foam, 'fill-opacity': '0.75' }),
  // Dark gores and a light rim: white on a white sky, or dark on a dark one, would not be seen.
  ({ foam, ink, sun, x }) =>
    path(
      `M${short(x)} 66 c34 0 50 26 44 52 c-4 20 -24 36 -34 44 h-20 c-10 -8 -30 -24 -34 -44 c-6 -26 10 -52 44 -52Z`,
      { fill: ink, stroke: foam, 'stroke-width': 2 },
    ) +
    path(
      `M${short(x)} 67 c24 0 34 27 30 53 c-3 20 -15 34 -21 41 h-18 c-6 -7 -18 -21 -21 -41 c-4 -26 6 -53 30 -53Z`,
      { fill: sun },
    ) +
    path(
      `M${short(x)} 67 c11 0 15 28 13 54 c-2 20 -6 33 -8 40 h-10 c-2 -7 -6 -20 -8 -40 c-2 -26 2 -54 13 -54Z`,
      { fill: ink },
    ) +
    rect(x - 9, 176, 18, 13, { fill: ink, rx: 2 }) +
    path(`M${short(x - 10)} 162 L${short(x - 8)} 178 M${short(x + 10)} 162 L${short(x + 8)} 178`, {
      stroke: ink,
      'stroke-width': 1.5,
    }),
]
