/** The one bold outline under which all Keelfolk are drawn. */
export const INK = '#1c1b22'
export const edge = {
  stroke: INK,
  'stroke-width': 8,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const
