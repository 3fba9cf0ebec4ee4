/** What happens in a golden journal of spot trading: every event, and orders of every kind. */
import { realms, type Typed } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  goldenKey,
  type Recording,
} from '@evenkeel/kernel/testing'
import { BothRealms, coins } from './bothRealms.ts'
import { leaveOpen } from './leaveOpen.ts'
import { fall, rise, tradeLargely } from './moves.ts'
import { FUNDS, MEMBERS, PAIRS } from './pairs.ts'
import { setTimers } from './timers.ts'
import { pairUpAndAmend, tradeLimits, tradeWithLadder } from './trades.ts'

export const golden: GoldenKind = {
  cores: ['wallet', 'spot'],
  members: MEMBERS,
  coins: Object.keys(FUNDS),
  drift: 1,
  async happen(recording) {
    await open(recording)
    const bothRealms = new BothRealms(recording)
    await tradeLimits(bothRealms)
    await tradeWithLadder(bothRealms)
    await pairUpAndAmend(bothRealms)
    await fall(bothRealms)
    await rise(bothRealms)
    await tradeLargely(bothRealms)
    await leaveOpen(bothRealms)
    await setTimers(bothRealms)
    await recording.ask(1, transfers())
  },
  // Commands come in twos: in turn what was answered in the one realm and in the other.
  keeps: (nth) => nth % 4 === 0 || nth % 4 === 3,
}

/** Lists the coins and the pairs, and hands out money. */
async function open(recording: Recording): Promise<void> {
  const assets = Object.keys(FUNDS) as (keyof typeof FUNDS)[]
  const listings = assets.map((asset) => ({ type: 'listCoin', asset }))
  await recording.ask(1, listings.flatMap(asking('wallet')))
  for (const [nth, terms] of PAIRS.entries()) {
    const listing = { type: 'listPair', ...terms }
    await recording.ask(5, asking('spot', goldenKey(1_000_000 + nth))(listing))
  }
  for (const asset of assets) {
    const amount = coins(FUNDS[asset])
    const grants = MEMBERS.map((member) => {
      return { type: 'grantSandboxFunds', member, asset, amount }
    })
    const toMaker = { type: 'fundSandboxMaker', asset, amount }
    await recording.ask(500, [...asking('spot')(toMaker), ...grants.flatMap(asking('wallet'))])
  }
}

/** Of money that is there, and of money that is not. */
function transfers(): GoldenRequest[] {
  const transfer = { type: 'transfer', member: 1, asset: 'USDT', from: 'spot', to: 'trading' }
  return ['5.00000001', '90000000'].flatMap((text, nth) => {
    const command = { ...transfer, amount: coins(text) }
    return asking(
      'wallet',
      goldenKey(2_000_000 + nth),
    )(command).map((asked) => ({ ...asked, owner: 1 }))
  })
}

/** The same in both realms, asked for by the house. */
function asking(core: string, key?: string): (command: Typed) => GoldenRequest[] {
  return (command) =>
    realms.map((realm) => {
      return { core, realm, owner: 0, command, ...(key === undefined ? {} : { key }) }
    })
}
