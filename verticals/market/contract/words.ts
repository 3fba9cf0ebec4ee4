/** The words of the market that both sides of the wire know. */

export const periods = [
  '1min',
  '5min',
  '15min',
  '30min',
  '60min',
  '4hour',
  '1day',
  '1week',
  '1mon',
] as const
export type Period = (typeof periods)[number]

export const classes = ['crypto', 'forex', 'stock'] as const
/** The tab of the market that an instrument is listed under. */
export type Class = (typeof classes)[number]

export const rankings = ['combined', 'gainers', 'decliners', 'hot'] as const
export type Ranking = (typeof rankings)[number]
