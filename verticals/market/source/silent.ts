/** A source that says nothing: an exchange without prices from outside, where members trade among themselves. */
import type { Source } from './source.ts'

export const silent: Source = {
  name: 'none',
  isSimulated: false,
  quietMs: 0,
  start: async () => async () => undefined,
  candles: async () => [],
}
