/** Random terms: what operators propose, approve and carry out in the simulated world. */
import { canonical, UNIT } from '@evenkeel/kernel'
import { type NaiveExchange, portions } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'

/** The contract that is always open, twice: most is done there. */
export const PAIRS = ['BTC-USDT', 'ETH-USDT', 'EUR-USD', 'DOGE-PERP', 'DOGE-PERP', 'EUR-PERP']

/** Above most payouts of the simulation. */
export const OWN_LIMITS: readonly Command[] = [
  { type: 'setParameter', name: 'outflowMax.USDT', value: '80' },
  { type: 'setParameter', name: 'outflowMax.ETH', value: '800000' },
]

export type Proposal = {
  readonly by: number
  readonly at: number
  readonly text: string
  readonly core: string
  readonly approved?: { readonly by: number; readonly at: number }
}

const DAY_MS = 24 * 3_600_000

/** P29: those that are not over after a day, the oldest first. */
export function young(proposals: ReadonlyMap<number, Proposal>, now: number): [number, Proposal][] {
  const isOver = ({ at }: Proposal) => at + DAY_MS <= now
  return [...proposals].filter(([, one]) => !isOver(one)).sort(([a], [b]) => a - b)
}

/** What somebody proposes, approves, rejects or carries out next. */
export function nextTerms(
  exchange: NaiveExchange,
  proposals: ReadonlyMap<number, Proposal>,
): Command {
  const { oneIn, pick } = exchange.random
  const ids = [...proposals.keys(), 7]
  const approved = [...proposals.values()].filter((one) => one.approved !== undefined)
  if (approved.length > 0 && oneIn(2)) return commandIn(pick(approved))
  if (oneIn(3)) return { type: 'approveProposal', id: pick(ids) }
  if (oneIn(10)) return { type: 'rejectProposal', id: pick(ids) }
  const parameter = randomParameter(exchange)
  if (oneIn(2))
    return {
      type: 'propose',
      core: oneIn(9) ? 'wallet' : 'operations',
      text: canonical(parameter),
    }
  const known = [...proposals.values()]
  return known.length === 0 || oneIn(5) ? parameter : commandIn(pick(known))
}

/** Few different ones, so that what is asked for was sometimes approved. */
function randomParameter({ random, coins }: NaiveExchange): Command {
  if (random.oneIn(6))
    return {
      type: 'setParameter',
      name: 'operatorWaitHours',
      value: random.pick(['1', '3', '0', 'x', '']),
    }
  if (random.oneIn(3))
    return {
      type: 'setParameter',
      name: `delisted.${random.oneIn(4) ? 'contracts' : 'spot'}.${random.pick(PAIRS)}`,
      value: random.pick(['yes', 'yes', 'yes', '', '', 'no']),
    }
  if (random.oneIn(6)) {
    if (random.oneIn(2)) {
      const value = random.pick(['5 USDT', '', '6 USDT'])
      return { type: 'setParameter', name: 'abandonedFunds.10000007', value }
    }
    const value = random.pick(['', '1', '20', '60', '61', '0'])
    return { type: 'setParameter', name: 'holdMinutes', value }
  }
  const asset = random.pick(coins)
  const some = String(portions(random, asset, 2) / UNIT + 1n)
  const value = random.oneIn(2) ? random.pick(['', '', '', '0', '12.5', 'x', 'none']) : some
  return { type: 'setParameter', name: `outflowMax.${asset}`, value }
}

function commandIn({ text }: Proposal): Command {
  return JSON.parse(text)
}
