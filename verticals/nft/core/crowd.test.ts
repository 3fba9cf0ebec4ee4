/** Everybody wants the same item at once, through the exchange's own loop and journal. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { available, EXCHANGE, Exchange, type Id, Machine } from '@evenkeel/kernel'
import { keyAt, memoryJournal, ownerAsActor } from '@evenkeel/kernel/testing'
import { itemOf, nft, type State } from './index.ts'

const BUYERS = 1_000
const NOW = 1_700_000_000_000
const UNIT = 1_00000000n
const FUNDS = 5_000n * UNIT
const ONE = 1_000_001

/** Gives everybody money, so that nothing but the item is short. */
const bank = {
  ...nft,
  name: 'bank',
  code: 201,
  purposes: { gift: 'run' },
  deferrable: undefined,
  claims: undefined,
  events: {},
  decide: ({ member }: { member: number }) => ({
    ok: true,
    events: [
      {
        type: 'moved',
        asset: 'USDT',
        amount: FUNDS,
        from: 9,
        to: available(member, 'spot'),
        reason: 'gift',
        of: 0,
      },
    ],
  }),
} as unknown as typeof nft

test('[NF8] [M18] of 1,000 buyers of one item at once one has it, 999 are told, and none of their money moves', async () => {
  const machine = new Machine([nft, bank])
  const journal = memoryJournal()
  const exchange = new Exchange({
    machine,
    journal,
    clock: () => NOW,
    onBroken: (error) => assert.fail(String(error)),
  })
  const real = { realm: 'real', actor: EXCHANGE } as const
  const minted = { kind: 'fleet', seed: 5, size: 10, basePrice: 10n * UNIT } as const
  await exchange.submit(nft, { type: 'mintCollection', code: 'crowd', ...minted }, real)
  const members = Array.from({ length: BUYERS }, (_, nth) => nth + 1)
  const gift = (member: number) => ({ type: 'gift', member }) as never
  await Promise.all(members.map((member) => exchange.submit(bank, gift(member), real)))
  const state = machine.state('real', nft) as State
  const price = itemOf(state, ONE)?.price ?? 0n
  const spot = (member: number) => machine.balance('real', available(member, 'spot'), 'USDT')

  const asked = await Promise.all(
    members.map((member) => {
      const submission = {
        ...real,
        owner: member,
        actor: ownerAsActor(member),
        key: keyAt(NOW, member),
      }
      return exchange.submit(nft, { type: 'orderItem', member, item: ONE, price }, submission)
    }),
  )
  const won = asked.flatMap((decision, nth) => (decision.ok ? [nth + 1] : []))
  assert.equal(won.length, 1)
  const told = asked.filter((decision) => !decision.ok && decision.refusal === 'itemReserved')
  assert.equal(told.length, BUYERS - 1)
  for (const member of members) assert.equal(spot(member), FUNDS)

  const [order = 0] = state.orders.keys()
  const paid = await Promise.all(members.map((member) => confirmed(exchange, member, order)))
  assert.equal(paid.filter(Boolean).length, 1)
  assert.equal(itemOf(state, ONE)?.owner, won[0])
  for (const member of members)
    assert.equal(spot(member), member === won[0] ? FUNDS - price : FUNDS)
  machine.check()
})

async function confirmed(exchange: Exchange, member: number, order: Id): Promise<boolean> {
  const command = { type: 'confirmItemOrder', member, order } as const
  const decision = await exchange.submit(nft, command, {
    realm: 'real',
    owner: member,
    actor: ownerAsActor(member),
  })
  return decision.ok
}
