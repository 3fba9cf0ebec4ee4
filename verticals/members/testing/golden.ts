/** What happens in a golden journal of members: invitations, fees and the share in them, play money. */
import { type Realm, realms, type Typed } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  goldenKey,
  type Recording,
} from '@evenkeel/kernel/testing'
import { type Command, SHARE_MS } from '../core.ts'

const [ANN, BOB, CAT, LATE] = [1, 2, 3, 70_000] as const
const MEMBERS = [ANN, BOB, CAT, LATE]
const COINS = ['USDT', 'BTC']
const RICH = 150_000_00000000n
const TERMS = {
  pair: 'btcusdt',
  base: 'BTC',
  quote: 'USDT',
  tickSize: 1_000_000n,
  lotSize: 1_000n,
  makerFeeBps: 8,
  takerFeeBps: 10,
  minNotional: 500_000_000n,
  bandBps: 2_000,
  slippageBps: 500,
}

export const golden: GoldenKind = {
  cores: ['wallet', 'spot', 'members'],
  members: MEMBERS,
  coins: COINS,
  drift: 1,
  async happen(recording) {
    await open(recording)
    const keys = keysFrom(1)
    await recording.ask(1_000, onBoth(keys, invitations()))
    await recording.ask(20, onBoth(keys, demands()))
    await recording.ask(20, [asked('demo', { type: 'declarePlayMoney' }, keys())])
    for (const price of [9_995_000_000n, 10_000_000_000n, 10_007_000_000n]) {
      await recording.ask(5_000, trades(price))
      await recording.ask(60_000, onBoth(keys, payments()))
      await recording.ask(20, onBoth(keys, demands()))
    }
    await recording.ask(1_000, onBoth(keys, payments()))
    await recording.ask(1_000, onBoth(keys, invitations()))
    // Under no keys, which would be too old by then: what is traded after the year counts no more.
    await recording.ask(60_000, trades(10_008_000_000n))
    await recording.ask(SHARE_MS, trades(10_009_000_000n))
    await recording.ask(60_000, payments().flatMap(byHouse('members')))
  },
  keeps: () => true,
}

/** Lists the coins and the pair, and hands out money: to one enough for a demo realm, to one none. */
async function open(recording: Recording): Promise<void> {
  const listings = COINS.map((asset) => ({ type: 'listCoin', asset }))
  await recording.ask(1, listings.flatMap(byHouse('wallet')))
  await recording.ask(1, byHouse('spot')({ type: 'listPair', ...TERMS }))
  const grants = [ANN, BOB, CAT].flatMap((member) =>
    COINS.map((asset) => {
      const amount = member === ANN || asset === 'BTC' ? RICH : RICH / 5n
      return { type: 'grantSandboxFunds', member, asset, amount }
    }),
  )
  await recording.ask(10, grants.flatMap(byHouse('wallet')))
}

function invitations(): Command[] {
  const invite = (member: number, inviter: number): Command => ({ type: 'invite', member, inviter })
  return [
    invite(BOB, ANN),
    invite(CAT, LATE),
    invite(LATE, ANN),
    invite(BOB, ANN),
    invite(BOB, CAT),
    invite(ANN, ANN),
  ]
}

/** Bob and Cat take each other's orders: fees in both coins. */
function trades(price: bigint): GoldenRequest[] {
  const order = { type: 'placeOrder', pair: 'btcusdt', kind: 'limit', force: 'gtc' } as const
  const sides = [
    [BOB, 'sell', 1_234_000n],
    [CAT, 'buy', 1_234_000n],
    [CAT, 'sell', 77_777_000n],
    [BOB, 'buy', 88_888_000n],
    [ANN, 'sell', 11_111_000n],
  ] as const
  return sides.flatMap(([member, side, quantity]) => {
    const command = { ...order, member, side, quantity, price: price * 100n }
    return byHouse('spot')(command)
  })
}

/** For all fees so far, once more for nothing, and for who was not invited. */
function payments(): Command[] {
  return [BOB, CAT, BOB, ANN].map((member) => ({ type: 'payCommission', member }))
}

function demands(): Command[] {
  return MEMBERS.flatMap((member): Command[] => [
    { type: 'beginDemo', member },
    { type: 'topUpDemo', member },
  ])
}

function asked(realm: Realm, command: Command, key: string): GoldenRequest {
  return { core: 'members', realm, owner: 0, command, key }
}

function onBoth(keys: () => string, commands: readonly Command[]): GoldenRequest[] {
  return commands.flatMap((command) => realms.map((realm) => asked(realm, command, keys())))
}

function byHouse(core: string): (command: Typed) => GoldenRequest[] {
  return (command) => realms.map((realm) => ({ core, realm, owner: 0, command }))
}

function keysFrom(first: number): () => string {
  let next = first
  return () => goldenKey(next++)
}
