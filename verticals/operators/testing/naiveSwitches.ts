/** Switches, naive: what is on, who may turn it, and how long one operator alone holds anything up. From rules P26, P76, P77 and P80. */
import type { SetSwitch } from '../core.ts'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

type Lamp = {
  readonly since: number
  /** Until when it holds up triggers and liquidations; for ever, where two agreed; `undefined` once that is over. */
  readonly until: number | undefined
}
export type Lamps = {
  /** By name and symbol: `marketHalted BTC-USDT`. */
  readonly on: ReadonlyMap<string, Lamp>
  /** Each time that one operator alone held up a market, all of them (`everything`), or kept members out (`members`). */
  readonly alone: readonly { readonly market: string; readonly at: number }[]
}
export const DARK: Lamps = { on: new Map(), alone: [] }

type Turn = Pick<SetSwitch, 'name' | 'symbol' | 'isOn'>

export const lampOf = ({ name, symbol }: Omit<Turn, 'isOn'>): string => `${name} ${symbol}`.trim()

export function lit(lamps: Lamps, lamp: string, since: number, until: number | undefined): Lamps {
  return { ...lamps, on: new Map([...lamps.on, [lamp, { since, until }]]) }
}

/** As two operators agreed: without an end of its own. */
export function turnedByTwo(turn: Turn, lamps: Lamps, now: number): Lamps {
  const lamp = lampOf(turn)
  if (!turn.isOn) return without(lamps, lamp)
  return lit(lamps, lamp, lamps.on.get(lamp)?.since ?? now, Number.POSITIVE_INFINITY)
}

/** As one operator asks for it. */
export function turnedByOne(
  turn: Turn,
  lamps: Lamps,
  now: number,
  minutes: number,
): Lamps | 'approvalNeeded' {
  const { name, symbol, isOn } = turn
  const lamp = lampOf(turn)
  const was = lamps.on.get(lamp)
  if ((was !== undefined) === isOn) return lamps
  const isFreeze = name === 'withdrawalsFrozen' || name === 'everythingFrozen'
  const isHalt = name === 'marketHalted'
  if (!isOn) {
    const isEndless = isHalt && was?.until === Number.POSITIVE_INFINITY
    return isFreeze || isEndless ? 'approvalNeeded' : without(lamps, lamp)
  }
  if (name === 'withdrawalsFrozen') return lit(lamps, lamp, now, undefined)
  const isClosed = name === 'cancelOnly' || name === 'maintenance'
  const market = isHalt ? symbol : isClosed ? 'members' : 'everything'
  const isUsed = lamps.alone.some(
    (one) =>
      now - one.at < DAY_MS &&
      (one.market === market || (one.market === 'everything' && !isClosed)),
  )
  if (isUsed) return isHalt || isClosed ? 'approvalNeeded' : lit(lamps, lamp, now, undefined)
  const alone = [...lamps.alone, { market, at: now }]
  return lit({ ...lamps, alone }, lamp, now, now + minutes * MINUTE_MS)
}

/** What one operator holds up is over: the market trades, the freeze of everything else stays. */
export function ended(turn: Omit<Turn, 'isOn'>, lamps: Lamps, now: number): Lamps | undefined {
  const lamp = lampOf(turn)
  const was = lamps.on.get(lamp)
  if (was?.until === undefined || was.until > now) return undefined
  if (turn.name !== 'everythingFrozen') return without(lamps, lamp)
  return lit(lamps, lamp, was.since, undefined)
}

export function holdsUp(symbol: string, { on, alone }: Lamps): boolean {
  if (on.has(`marketHalted ${symbol}`)) return true
  const freeze = on.get('everythingFrozen')
  if (freeze?.until === undefined) return false
  if (freeze.until === Number.POSITIVE_INFINITY) return true
  return !alone.some((one) => one.market === symbol && freeze.since - one.at < DAY_MS)
}

export function overdue({ on }: Lamps, now: number): string | undefined {
  for (const [lamp, { until }] of on) if (until !== undefined && until <= now) return lamp
  return undefined
}

function without({ on, alone }: Lamps, lamp: string): Lamps {
  return { on: new Map([...on].filter(([name]) => name !== lamp)), alone }
}
