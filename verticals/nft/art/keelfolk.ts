/** Keelfolk: the crew of a harbour, each a bust in flat colours under one bold outline. */
import type { Attribute } from '../core/traits.ts'
import { edge, INK } from './ink.ts'
import { accessory, eyes, headwear } from './keelfolkFaces.ts'
import { circle, ellipse, group, line, path, picture, rect, tag } from './svg.ts'

const thin = { ...edge, 'stroke-width': 5, fill: 'none' } as const

const FROG = 4

type Coat = { readonly main: string; readonly light: string; readonly dark: string }
const coats: readonly Coat[] = [
  { main: '#f3e2c7', light: '#fff6e6', dark: '#dcc4a0' },
  { main: '#e8893c', light: '#fbe3c8', dark: '#c66a23' },
  { main: '#a9b0ba', light: '#e4e8ec', dark: '#858d99' },
  { main: '#8a5a3c', light: '#d9b48f', dark: '#6b432b' },
  { main: '#3fa7a0', light: '#bfe8df', dark: '#2b807b' },
  { main: '#e58fa6', light: '#fbdbe2', dark: '#c46d86' },
  { main: '#3a3f66', light: '#8f97c9', dark: '#272b4a' },
  { main: '#eebc3d', light: '#fff0bd', dark: '#c8942a' },
]
const grounds = [
  '#ead9b8',
  '#9fd0ee',
  '#a9e0c6',
  '#f6a28f',
  '#c9b4ec',
  '#7d8ba1',
  '#f7b267',
  '#f4d35e',
] as const

export function keelfolk(attributes: readonly Attribute[]): string {
  const [ground, body, coat, outfit, look, hat, more] = attributes.map(({ place }) => place)
  const fur = coats[coat ?? 0] as Coat
  const species = body ?? 0
  return picture(
    [tag('clipPath', { id: 'b' }, path(SHOULDERS, {}))],
    background(ground ?? 0),
    more === 6 ? accessory(6, species) : '',
    behind(species, fur),
    dressed(outfit ?? 0),
    more === 2 || more === 4 ? accessory(more, species) : '',
    head(species, fur),
    // A frog looks over the brim of its hat.
    species === FROG ? headwear(hat ?? 0, species) + behind(FROG, fur) : '',
    eyes(look ?? 0, species),
    species === FROG ? '' : headwear(hat ?? 0, species),
    more !== undefined && [1, 3, 5].includes(more) ? accessory(more, species) : '',
  )
}

function background(ground: number): string {
  const fill = grounds[ground] ?? grounds[0]
  const all = [rect(0, 0, 480, 480, { fill })]
  if (ground === 6)
    all.push(
      ...['#f79d65', '#f4845f', '#f27059', '#f25c54'].map((band, nth) =>
        rect(0, 150 + nth * 84, 480, 90, { fill: band }),
      ),
      circle(240, 240, 170, { fill: '#fff1c1', 'fill-opacity': '0.55' }),
    )
  else if (ground === 7)
    all.push(
      path('M0 0 L480 0 L0 480Z', { fill: '#2d5fa8' }),
      path('M0 0 L240 240 L0 480Z', { fill: '#d8433a' }),
    )
  else all.push(circle(240, 262, 196, { fill: '#ffffff', 'fill-opacity': '0.22' }))
  return all.join('')
}

/** Ears and what else is behind a head. */
function behind(species: number, { main, light, dark }: Coat): string {
  const pair = (right: string) =>
    right + group({ transform: 'translate(480 0) scale(-1 1)' }, right)
  switch (species) {
    case 0:
      return pair(
        path('M292 168 L362 66 L374 214Z', { fill: main, ...edge }) +
          path('M322 160 L352 110 L358 184Z', { fill: light }),
      )
    case 1:
      return pair(
        circle(338, 138, 48, { fill: main, ...edge }) + circle(338, 138, 23, { fill: light }),
      )
    case 2:
      return pair(
        path('M280 156 L356 40 L392 208Z', { fill: main, ...edge }) +
          path('M356 40 L342 62 L366 92Z', { fill: INK }) +
          path('M316 152 L348 88 L364 176Z', { fill: light }),
      )
    case 3:
      return pair(
        path('M262 170 C250 60 286 10 312 22 C344 36 330 120 322 176Z', { fill: main, ...edge }) +
          path('M284 150 C280 84 296 48 306 54 C318 64 310 120 304 156Z', { fill: light }),
      )
    case 4:
      return pair(circle(318, 140, 52, { fill: main, ...edge }))
    case 5:
      return pair(path('M290 150 L372 84 L370 190Z', { fill: dark, ...edge }))
    default:
      return path('M196 142 C214 70 244 30 300 18 C284 62 292 108 306 150Z', {
        fill: main,
        ...edge,
      })
  }
}

function head(species: number, coat: Coat): string {
  return heads[species]?.(coat) ?? ''
}

const nose = path('M226 262 h28 l-14 16Z', { fill: INK, ...edge, 'stroke-width': 5 })
const smile = path('M240 278 v14 M210 288 q15 18 30 4 q15 14 30 -4', thin)
const whiskers = path('M120 262 l52 8 M118 290 l54 -4 M360 262 l-52 8 M362 290 l-54 -4', {
  ...thin,
  'stroke-width': 3.5,
})

/** By species. */
const heads: readonly ((coat: Coat) => string)[] = [
  ({ main, light, dark }) =>
    path(
      'M240 128 C330 128 372 182 372 240 C372 316 312 352 240 352 C168 352 108 316 108 240 C108 182 150 128 240 128Z',
      { fill: main, ...edge },
    ) +
    path('M214 134 l10 40 M240 130 v46 M266 134 l-10 40', {
      ...thin,
      stroke: dark,
      'stroke-width': 9,
    }) +
    ellipse(240, 296, 70, 44, { fill: light }) +
    whiskers +
    nose +
    smile,
  ({ main, light }) =>
    circle(240, 236, 122, { fill: main, ...edge }) +
    ellipse(240, 288, 66, 54, { fill: light, ...edge, 'stroke-width': 5 }) +
    ellipse(240, 262, 22, 15, { fill: INK }) +
    path('M240 277 v18 M216 302 q24 20 48 0', thin),
  ({ main, light }) =>
    path(
      'M240 132 C318 132 372 168 384 236 C352 268 318 330 240 358 C162 330 128 268 96 236 C108 168 162 132 240 132Z',
      { fill: main, ...edge },
    ) +
    path(
      'M104 238 C160 236 196 252 240 300 C284 252 320 236 376 238 C348 268 316 326 240 353 C164 326 132 268 104 238Z',
      { fill: light },
    ) +
    ellipse(240, 322, 20, 14, { fill: INK }) +
    path('M222 342 q18 10 36 0', thin),
  ({ main, light }) =>
    path(
      'M240 136 C312 136 346 186 346 248 C346 314 302 350 240 350 C178 350 134 314 134 248 C134 186 168 136 240 136Z',
      { fill: main, ...edge },
    ) +
    circle(204, 296, 34, { fill: light }) +
    circle(276, 296, 34, { fill: light }) +
    rect(226, 300, 28, 30, { fill: '#ffffff', rx: 4, ...edge, 'stroke-width': 5 }) +
    line(240, 302, 240, 328, { ...thin, 'stroke-width': 3 }) +
    path('M224 268 h32 l-16 18Z', { fill: '#d96c82', ...edge, 'stroke-width': 5 }),
  ({ main, light, dark }) =>
    path(
      'M240 148 C340 148 392 200 392 256 C392 316 326 348 240 348 C154 348 88 316 88 256 C88 200 140 148 240 148Z',
      { fill: main, ...edge },
    ) +
    path('M118 286 C160 332 320 332 362 286 C330 346 150 346 118 286Z', { fill: light }) +
    path('M112 272 C170 322 310 322 368 272', { ...thin, 'stroke-width': 7 }) +
    circle(222, 236, 5, { fill: INK }) +
    circle(258, 236, 5, { fill: INK }) +
    circle(140, 224, 10, { fill: dark }) +
    circle(346, 232, 12, { fill: dark }),
  ({ main, light, dark }) =>
    path(
      'M240 116 C332 116 366 178 366 244 C366 318 310 354 240 354 C170 354 114 318 114 244 C114 178 148 116 240 116Z',
      { fill: dark, ...edge },
    ) +
    circle(188, 226, 66, { fill: light, ...edge, 'stroke-width': 5 }) +
    circle(292, 226, 66, { fill: light, ...edge, 'stroke-width': 5 }) +
    path('M222 262 h36 l-18 40Z', { fill: '#f0a83a', ...edge, 'stroke-width': 6 }) +
    path('M196 322 q14 12 28 0 M226 336 q14 12 28 0 M256 322 q14 12 28 0', {
      ...thin,
      stroke: main,
      'stroke-width': 5,
    }),
  ({ main, light, dark }) =>
    path(
      'M240 104 C330 118 382 190 376 262 C370 330 310 352 240 352 C170 352 110 330 104 262 C98 190 150 118 240 104Z',
      { fill: main, ...edge },
    ) +
    path('M112 278 C150 246 330 246 368 278 C356 332 306 347 240 347 C174 347 124 332 112 278Z', {
      fill: light,
    }) +
    path('M150 292 C200 262 280 262 330 292 C300 326 180 326 150 292Z', {
      fill: '#6d1f2e',
      ...edge,
      'stroke-width': 6,
    }) +
    path('M166 284 l14 18 l14 -24 l16 26 l14 -30 l16 32 l16 -32 l14 30 l16 -26 l14 24 l14 -18', {
      fill: '#ffffff',
      stroke: INK,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }) +
    path('M118 208 l26 6 M114 230 l28 2 M362 208 l-26 6 M366 230 l-28 2', {
      ...thin,
      stroke: dark,
    }),
]

const SHOULDERS = 'M52 500 C58 404 126 352 240 352 C354 352 422 404 428 500Z'

const base = (fill: string) => path(SHOULDERS, { fill, ...edge })

function dressed(outfit: number): string {
  return outfits[outfit]?.() ?? ''
}

const outfits: readonly (() => string)[] = [
  () =>
    base('#f6f3ea') +
    group(
      { 'clip-path': 'url(#b)' },
      ...[392, 424, 456].map((y) =>
        path(
          `M${70 - (y - 392) * 0.2} ${y} C160 ${y - 16} 320 ${y - 16} ${410 + (y - 392) * 0.2} ${y}`,
          { fill: 'none', stroke: '#27406e', 'stroke-width': 13 },
        ),
      ),
    ) +
    path(SHOULDERS, { fill: 'none', ...edge }),
  () =>
    base('#f2c230') +
    path('M240 356 v130', thin) +
    path('M150 368 C180 410 300 410 330 368', { fill: '#d9a41f', ...edge, 'stroke-width': 6 }) +
    circle(262, 430, 7, { fill: INK }) +
    circle(262, 462, 7, { fill: INK }),
  () =>
    base('#5b6bd6') +
    path('M134 376 C160 440 320 440 346 376 C330 360 150 360 134 376Z', {
      fill: '#4453b3',
      ...edge,
      'stroke-width': 6,
    }) +
    path('M204 414 v46 M276 414 v40', { ...thin, stroke: '#ffffff' }),
  () =>
    base('#26304f') +
    path('M172 360 L240 440 L308 360 L344 374 L300 452 L240 440 L180 452 L136 374Z', {
      fill: '#1b2340',
      ...edge,
      'stroke-width': 6,
    }) +
    [430, 464]
      .map(
        (y) =>
          circle(206, y + 14, 8, { fill: '#e9c25a', ...edge, 'stroke-width': 4 }) +
          circle(274, y + 14, 8, { fill: '#e9c25a', ...edge, 'stroke-width': 4 }),
      )
      .join(''),
  () =>
    base('#37547a') +
    path('M126 376 C150 366 178 358 190 356 L206 500 L100 500Z', {
      fill: '#f0662f',
      ...edge,
      'stroke-width': 6,
    }) +
    path('M354 376 C330 366 302 358 290 356 L274 500 L380 500Z', {
      fill: '#f0662f',
      ...edge,
      'stroke-width': 6,
    }) +
    path('M112 444 h92 M276 444 h92', { ...thin, stroke: '#ffffff', 'stroke-width': 10 }) +
    rect(206, 432, 68, 24, { fill: INK, rx: 6 }),
  () =>
    base('#b3743c') +
    ellipse(240, 372, 116, 34, { fill: '#d9a15c', ...edge }) +
    [148, 186, 294, 332].map((x) => circle(x, 374, 6, { fill: INK })).join('') +
    circle(240, 446, 30, { fill: '#d9a15c', ...edge, 'stroke-width': 6 }) +
    circle(240, 446, 12, { fill: '#7a4c22' }),
  () =>
    base('#7a2333') +
    path('M104 392 C150 362 330 362 376 392 C350 420 130 420 104 392Z', {
      fill: '#fff7ea',
      ...edge,
      'stroke-width': 6,
    }) +
    [150, 196, 242, 288, 334]
      .map((x, nth) => circle(x, nth % 2 === 0 ? 392 : 398, 6, { fill: INK }))
      .join('') +
    circle(240, 440, 18, { fill: '#f0c64a', ...edge, 'stroke-width': 6 }),
]
