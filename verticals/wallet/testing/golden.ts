/** What happens in a golden journal of the wallet. */
import { AMOUNT_MAX, accounts, type Realm, realms } from '@evenkeel/kernel'
import { type GoldenKind, type GoldenRequest, keyAt } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import { waysInAndOut } from './goldenWays.ts'

const MEMBERS = [1, 2, 3, 70_000]
const COINS = ['USDT', 'BTC', 'ETH']
const LATE = 'DOGE'

export const golden: GoldenKind = {
  // What spot says of the maker's account is what may be taken back of it.
  cores: ['wallet', 'spot'],
  members: MEMBERS,
  coins: [...COINS, LATE],
  drift: 0,
  async happen(recording) {
    // Each command a while later: from milliseconds to days, so that keys are forgotten, too.
    for (const group of groups()) {
      const later = group.length === 1 ? 1 : group.length * 40_000_000
      await recording.ask(later, withKeys(group, recording.now + later))
    }
    await waysInAndOut(recording)
  },
  keeps: (nth, count) => nth >= count - 20,
}

/** Commands that come together, of every kind that the wallet knows, good and bad, in both realms. */
function groups(): GoldenRequest[][] {
  const ask = (realm: Realm, owner: number, command: Command, key?: string): GoldenRequest => {
    return { core: 'wallet', realm, owner, command, ...(key === undefined ? {} : { key }) }
  }
  const listing = (realm: Realm, asset: string) => ask(realm, 0, { type: 'listCoin', asset })
  const made: GoldenRequest[][] = realms.flatMap((realm) =>
    COINS.map((asset) => [listing(realm, asset)]),
  )
  made.push([listing('real', 'BTC'), listing('real', LATE)])
  const most = { type: 'grantSandboxFunds', member: 3, asset: LATE, amount: AMOUNT_MAX } as const
  made.push([ask('real', 3, most)])
  let nth = 0
  for (let round = 0; round < 12; round++) {
    const group: GoldenRequest[] = []
    for (const member of MEMBERS.slice(round % 3))
      for (const realm of realms) {
        const asset = COINS[(nth + round) % 3] as string
        const from = (nth % 2 === 0 ? 'spot' : accounts[nth % 3]) ?? 'spot'
        const to = accounts[(nth * 2 + round) % 3] ?? 'spot'
        const amount = BigInt(round * 1_000_003 + nth * 17) * (nth % 5 === 0 ? 10_000_000_000n : 1n)
        const grant: Command = { type: 'grantSandboxFunds', member, asset, amount: amount * 3n }
        const transfer: Command = { type: 'transfer', member, asset, amount, from, to }
        const key = String(nth)
        group.push(ask(realm, member, grant))
        group.push(ask(realm, member, transfer, key))
        const unheardOf = { ...transfer, asset: 'NONE' }
        if (nth % 7 === 0) group.push(ask(realm, member, unheardOf, String(1_000_000 + nth)))
        nth++
      }
    made.push(group)
    if (round % 4 === 3) made.push(...group.slice(0, 2).map((asked) => [asked]))
  }
  return made
}

/** Keys tell the moment at which they were made; a request that comes again has the one that it had. */
function withKeys(group: readonly GoldenRequest[], at: number): readonly GoldenRequest[] {
  return group.map((asked) => {
    const { key } = asked
    if (key === undefined) return asked
    const made = madeAt.get(asked) ?? at
    madeAt.set(asked, made)
    return { ...asked, key: keyAt(made, Number(key)) }
  })
}

const madeAt = new WeakMap<GoldenRequest, number>()
