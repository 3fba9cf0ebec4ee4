/** How the call of the worth is answered. */
import { refuse } from '@evenkeel/kernel'
import { badRequest, handle, type Route } from '@evenkeel/wire/server'
import { getWorth } from '../contract/worth.ts'
import type { Wallet } from '../open.ts'
import { isTimeZone } from './days.ts'
import { seenBy } from './holdings.ts'

/** Days that count as one more request. */
const DAYS_A_REQUEST = 30

export function worthRoutes(wallet: Wallet): readonly Route[] {
  return [
    handle(
      getWorth,
      async ({ input, member, exchange, history }) => {
        const { zone } = input
        if (!isTimeZone(zone)) return badRequest(['zone'])
        const { instruments } = wallet.platform
        const seen = await exchange.read((machine) => seenBy(machine, member, instruments))
        const days = Number(input.days)
        const worth = await wallet.worth.of({ member, zone, days, seen, tables: history })
        return worth === 'busy' ? refuse('exchangeBusy') : { ...worth, rates: [...seen.rates] }
      },
      ({ days }) => 1 + Math.ceil(Number(days) / DAYS_A_REQUEST),
    ),
  ]
}
