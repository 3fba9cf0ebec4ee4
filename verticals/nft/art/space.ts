/** What is behind a ship: stars, and what its sector has beside them. */
import { between, circle, ellipse, group, path, points, tag } from './svg.ts'

type Point = readonly [number, number]

export const skies: readonly (readonly [string, string, string])[] = [
  ['#0a0d1c', '#141a33', '#5a78c8'],
  ['#1a0f2e', '#351a4f', '#c05aa8'],
  ['#0d1524', '#1d2b45', '#d69a5c'],
  ['#12130f', '#26241b', '#9c8b66'],
  ['#04121a', '#0b2b38', '#38d1d8'],
]

function stars(count: number, chance: () => number): string {
  return Array.from({ length: count }, () =>
    circle(chance() * 480, chance() * 480, 0.6 + chance() * 1.5, {
      fill: '#ffffff',
      'fill-opacity': String(Math.round(30 + chance() * 60) / 100),
    }),
  ).join('')
}

export function space(
  sector: number,
  [, mid, lit]: readonly [string, string, string],
  chance: () => number,
): string {
  const sown = stars(70, chance)
  const cloud = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, { fill: 'url(#n)' })
  switch (sector) {
    case 1:
      return cloud(120, 140, 240, 150) + cloud(380, 330, 230, 190) + cloud(300, 90, 160, 90) + sown
    case 2: {
      const bands = [0, 1, 2, 3, 4, 5].map((nth) =>
        ellipse(372, 96 + nth * 26, 150 - Math.abs(nth - 2.5) * 18, 16, {
          fill: nth % 2 === 0 ? lit : between(lit, mid, 0.5),
          'fill-opacity': '0.75',
        }),
      )
      return (
        sown +
        tag('clipPath', { id: 'p' }, circle(372, 160, 132, {})) +
        circle(372, 160, 132, { fill: between(lit, mid, 0.35) }) +
        group(
          { 'clip-path': 'url(#p)' },
          ...bands,
          circle(420, 200, 150, { fill: '#000000', 'fill-opacity': '0.35' }),
        ) +
        ellipse(372, 160, 214, 34, {
          fill: 'none',
          stroke: lit,
          'stroke-width': 7,
          'stroke-opacity': '0.55',
          transform: 'rotate(-18 372 160)',
        })
      )
    }
    case 3: {
      const rocks = Array.from({ length: 22 }, (_, nth) => {
        const [x, y, r] = [chance() * 480, chance() * 480, 8 + chance() * 26]
        const rim = Array.from({ length: 8 }, (_, step): Point => {
          const at = r * (0.7 + chance() * 0.4)
          return [x + Math.cos(step * 0.785) * at, y + Math.sin(step * 0.785) * at]
        })
        return path(`M${points(rim)}Z`, {
          fill: between(lit, mid, 0.35 + (nth % 4) * 0.18),
          'fill-opacity': '0.8',
        })
      })
      return sown + rocks.join('')
    }
    case 4: {
      const rings = Array.from({ length: 9 }, (_, nth) =>
        ellipse(240, 240, 30 + nth * 34, 24 + nth * 30, {
          fill: 'none',
          stroke: lit,
          'stroke-width': 1 + nth * 0.6,
          'stroke-opacity': String(Math.round(60 - nth * 5) / 100),
          transform: `rotate(${nth * 14} 240 240)`,
        }),
      )
      return sown + circle(240, 240, 240, { fill: 'url(#n)' }) + rings.join('')
    }
    default:
      return cloud(240, 240, 300, 240) + sown
  }
}
