/** What Keelfolk wear on their faces and heads, set where their heads have it. */
import { edge, INK } from './ink.ts'
import { circle, ellipse, group, line, path, rect } from './svg.ts'

const thin = { ...edge, 'stroke-width': 6, fill: 'none' } as const
/** Where eyes are, by species; a frog has them on top. */
const eyeY = [226, 214, 232, 228, 138, 226, 212] as const
const eyeX = [50, 46, 56, 42, 78, 52, 62] as const
/** Where a hat sits. */
const hatY = [146, 134, 150, 152, 150, 132, 132] as const
/** Heads are not equally wide there. */
const hatScale = [1, 0.98, 1.06, 0.88, 0.74, 0.98, 0.94] as const

export function eyes(look: number, species: number): string {
  const [y, dx] = [eyeY[species] ?? 226, eyeX[species] ?? 50]
  return looks[look]?.({ y, left: 240 - dx, right: 240 + dx }) ?? ''
}

type Sockets = { readonly y: number; readonly left: number; readonly right: number }

const open = (x: number, y: number) =>
  ellipse(x, y, 21, 24, { fill: '#ffffff', ...edge, 'stroke-width': 5 }) +
  circle(x + 3, y + 2, 12, { fill: INK }) +
  circle(x - 2, y - 5, 4.5, { fill: '#ffffff' })
const shut = (x: number, y: number) => path(`M${x - 20} ${y} q20 18 40 0`, thin)

const looks: readonly ((at: Sockets) => string)[] = [
  ({ y, left, right }) => open(left, y) + open(right, y),
  ({ y, left, right }) =>
    [left, right]
      .map(
        (x) =>
          ellipse(x, y, 21, 24, { fill: '#ffffff', ...edge, 'stroke-width': 5 }) +
          circle(x, y + 8, 11, { fill: INK }) +
          path(`M${x - 24} ${y + 2} C${x - 20} ${y - 34} ${x + 20} ${y - 34} ${x + 24} ${y + 2}Z`, {
            fill: INK,
            'fill-opacity': '0.85',
          }),
      )
      .join(''),
  ({ y, left, right }) => open(left, y) + shut(right, y),
  ({ y, left, right }) =>
    open(left, y) +
    open(right, y) +
    circle(left, y, 38, {
      fill: '#ffffff',
      'fill-opacity': '0.18',
      ...edge,
      'stroke-width': 6,
    }) +
    circle(right, y, 38, {
      fill: '#ffffff',
      'fill-opacity': '0.18',
      ...edge,
      'stroke-width': 6,
    }) +
    path(`M${left + 38} ${y - 4} Q240 ${y - 22} ${right - 38} ${y - 4}`, thin),
  ({ y, left, right }) =>
    path(
      `M${left - 44} ${y - 24} H${right + 44} L${right + 34} ${y + 22} Q${right} ${y + 36} ${right - 34} ${y + 18} L${right - 42} ${y - 4} H${left + 42} L${left + 34} ${y + 18} Q${left} ${y + 36} ${left - 34} ${y + 22}Z`,
      { fill: INK, ...edge, 'stroke-width': 5 },
    ) +
    path(`M${left - 24} ${y - 12} l16 0 l-12 24Z M${right - 16} ${y - 12} l16 0 l-12 24Z`, {
      fill: '#ffffff',
      'fill-opacity': '0.5',
    }),
  ({ y, left, right }) =>
    open(left, y) +
    path(`M${left - 70} ${y - 76} L${right + 70} ${y + 20}`, { ...thin, 'stroke-width': 8 }) +
    path(
      `M${right - 32} ${y - 20} Q${right} ${y - 38} ${right + 32} ${y - 14} Q${right + 34} ${y + 30} ${right} ${y + 34} Q${right - 36} ${y + 28} ${right - 32} ${y - 20}Z`,
      { fill: INK },
    ),
  ({ y, left, right }) =>
    [left, right]
      .map(
        (x, nth) =>
          path(`M${x} ${y - 13} L${nth === 0 ? -10 : 490} ${y + 40} V${y + 86} L${x} ${y + 13}Z`, {
            fill: '#ff3b4e',
            'fill-opacity': '0.85',
          }) +
          path(`M${x} ${y - 4} L${nth === 0 ? -10 : 490} ${y + 56} V${y + 70} L${x} ${y + 4}Z`, {
            fill: '#ffe3e6',
          }) +
          circle(x, y, 20, { fill: '#ff3b4e', ...edge, 'stroke-width': 5 }) +
          circle(x, y, 8, { fill: '#ffffff' }),
      )
      .join(''),
]

export function headwear(hat: number, species: number): string {
  const drawn = hats[hat] ?? ''
  if (drawn === '') return ''
  const [y, wide] = [hatY[species] ?? 146, hatScale[species] ?? 1]
  return group({ transform: `translate(240 ${y}) scale(${wide})` }, drawn)
}

/** Around the point on which a hat sits. */
const hats: readonly string[] = [
  '',
  path('M-104 22 C-104 -66 -54 -96 0 -96 C54 -96 104 -66 104 22Z', { fill: '#d8433a', ...edge }) +
    path('M-60 -60 V10 M-20 -86 V10 M20 -86 V10 M60 -60 V10', { ...thin, stroke: '#a92f28' }) +
    rect(-112, 0, 224, 40, { fill: '#f4e9d8', rx: 14, ...edge }) +
    circle(0, -104, 22, { fill: '#f4e9d8', ...edge }),
  path('M-116 -18 C-136 -74 -70 -98 0 -98 C70 -98 136 -74 116 -18 C60 -34 -60 -34 -116 -18Z', {
    fill: '#fbfaf5',
    ...edge,
  }) +
    path('M-112 -20 C-60 -36 60 -36 112 -20 L104 22 C50 6 -50 6 -104 22Z', {
      fill: '#22304f',
      ...edge,
    }) +
    path('M-108 24 C-50 8 50 8 108 24 C76 52 -76 52 -108 24Z', {
      fill: INK,
      ...edge,
      'stroke-width': 5,
    }) +
    path('M0 -62 v30 M-14 -54 h28 M-18 -42 q18 22 36 0', {
      ...thin,
      stroke: '#dca93a',
      'stroke-width': 7,
    }),
  path('M-92 12 C-92 -74 -46 -92 0 -92 C46 -92 92 -74 92 12Z', { fill: '#f2c230', ...edge }) +
    path('M-150 40 C-120 -4 120 -4 150 40 C96 24 -96 24 -150 40Z', { fill: '#f2c230', ...edge }) +
    path('M-30 -84 C-44 -50 -46 -20 -44 4 M30 -84 C44 -50 46 -20 44 4', {
      ...thin,
      stroke: '#c99418',
    }),
  path('M-124 90 C-140 -60 -70 -92 0 -92 C70 -92 140 -60 124 90', {
    fill: 'none',
    stroke: INK,
    'stroke-width': 26,
    'stroke-linecap': 'round',
  }) +
    path('M-124 90 C-140 -60 -70 -92 0 -92 C70 -92 140 -60 124 90', {
      fill: 'none',
      stroke: '#42c2b5',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }) +
    rect(-156, 54, 46, 84, { fill: '#2d8f86', rx: 20, ...edge }) +
    rect(110, 54, 46, 84, { fill: '#2d8f86', rx: 20, ...edge }),
  path('M-110 26 C-108 -50 -56 -74 0 -74 C56 -74 108 -50 110 26 C60 4 -60 4 -110 26Z', {
    fill: '#2f6fb5',
    ...edge,
  }) +
    path(
      'M104 16 C140 6 160 26 158 48 C138 44 122 38 106 30Z M106 28 C132 48 138 70 128 88 C114 74 106 54 100 34Z',
      { fill: '#2f6fb5', ...edge, 'stroke-width': 6 },
    ) +
    [-70, -30, 14, 58]
      .map((x, nth) => circle(x, nth % 2 === 0 ? -22 : -42, 8, { fill: '#ffffff' }))
      .join(''),
  path('M-96 18 L-112 -82 L-56 -36 L0 -104 L56 -36 L112 -82 L96 18 C40 2 -40 2 -96 18Z', {
    fill: '#f6c945',
    ...edge,
  }) +
    path('M-94 10 C-40 -6 40 -6 94 10', { ...thin, stroke: '#c8942a' }) +
    circle(0, -28, 11, { fill: '#d8433a', ...edge, 'stroke-width': 5 }) +
    circle(-58, -16, 8, { fill: '#3aa3d8', ...edge, 'stroke-width': 5 }) +
    circle(58, -16, 8, { fill: '#3aa3d8', ...edge, 'stroke-width': 5 }) +
    [-112, 0, 112]
      .map((x) =>
        circle(x, x === 0 ? -106 : -84, 9, { fill: '#fff0bd', ...edge, 'stroke-width': 5 }),
      )
      .join(''),
]

export function accessory(which: number, species: number): string {
  const wide = species === 2 || species === 4 ? 136 : 124
  return accessories[which]?.(wide) ?? ''
}

/** Where an ear hangs is where a head ends. */
const accessories: readonly ((wide: number) => string)[] = [
  () => '',
  (wide) =>
    circle(240 + wide - 6, 300, 17, { fill: 'none', stroke: INK, 'stroke-width': 14 }) +
    circle(240 + wide - 6, 300, 17, { fill: 'none', stroke: '#f6c945', 'stroke-width': 6 }),
  () =>
    path(
      'M126 356 C170 400 310 400 354 356 C372 384 366 408 348 420 C290 446 190 446 132 420 C114 408 108 384 126 356Z',
      { fill: '#c8443c', ...edge },
    ) +
    path('M300 420 L340 500 L280 500 L268 430Z', { fill: '#c8443c', ...edge }) +
    path('M150 392 C200 420 280 420 330 392', { ...thin, stroke: '#f3d9c4' }),
  () =>
    path('M268 312 C300 326 330 332 352 318', {
      fill: 'none',
      stroke: INK,
      'stroke-width': 18,
      'stroke-linecap': 'round',
    }) +
    path('M268 312 C300 326 330 332 352 318', {
      fill: 'none',
      stroke: '#7a4c22',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) +
    path('M342 276 h44 l-4 40 q-18 14 -36 0Z', { fill: '#7a4c22', ...edge }) +
    path('M366 258 c-16 -18 16 -26 0 -46 M386 252 c-12 -14 12 -22 0 -38', {
      ...thin,
      stroke: '#ffffff',
      'stroke-opacity': '0.8',
    }),
  () =>
    path('M150 366 C170 430 310 430 330 366', {
      fill: 'none',
      stroke: INK,
      'stroke-width': 18,
      'stroke-dasharray': '16 7',
    }) +
    path('M150 366 C170 430 310 430 330 366', {
      fill: 'none',
      stroke: '#f6c945',
      'stroke-width': 9,
      'stroke-dasharray': '16 7',
    }) +
    path('M240 410 v52 M222 428 h36 M206 446 q34 40 68 0', {
      fill: 'none',
      stroke: INK,
      'stroke-width': 18,
      'stroke-linecap': 'round',
    }) +
    path('M240 410 v52 M222 428 h36 M206 446 q34 40 68 0', {
      fill: 'none',
      stroke: '#f6c945',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
  () =>
    path('M374 420 C350 380 360 318 396 306 C430 296 452 330 446 366 C442 400 420 430 400 440Z', {
      fill: '#36a35c',
      ...edge,
    }) +
    path('M392 352 C420 360 428 396 408 424 C388 408 380 376 392 352Z', {
      fill: '#f0c64a',
      ...edge,
      'stroke-width': 5,
    }) +
    path('M378 322 C356 322 352 344 366 356 C370 344 376 334 384 332Z', {
      fill: '#f0a83a',
      ...edge,
      'stroke-width': 5,
    }) +
    circle(404, 326, 10, { fill: '#ffffff' }) +
    circle(402, 327, 5, { fill: INK }) +
    line(396, 438, 388, 470, { ...thin }),
  () =>
    ellipse(240, 58, 96, 24, { fill: 'none', stroke: INK, 'stroke-width': 22 }) +
    ellipse(240, 58, 96, 24, { fill: 'none', stroke: '#ffe27a', 'stroke-width': 11 }),
]
