/** The bill and the ledger tell the same story: every movement once, with the right sign. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AccountRef,
  type Asset,
  accept,
  accounts,
  available,
  type Core,
  custody,
  EXCHANGE,
  Exchange,
  formatAmount,
  frozen,
  house,
  Machine,
  type Movement,
  move,
  type Realm,
  record,
} from '@evenkeel/kernel'
import { projections } from '@evenkeel/verticals/all.server.ts'
import { type Command, wallet } from '@evenkeel/verticals/wallet/core.ts'
import fc from 'fast-check'
import { openJournal } from '../journal/postgresJournal.ts'
import { openTestDatabase } from '../journal/testing/database.ts'
import { foldUntil, prepareProjections } from './fold.ts'

const database = await openTestDatabase()
const { client } = database

type Moves = { readonly type: 'moveAll'; readonly movements: readonly Movement[] }

/** Moves whatever it is told, between anyone: what later verticals will do. */
const mover: Core<object, Moves, never, never> = {
  name: 'mover',
  code: 200,
  purposes: { moveAll: 'run' },
  initial: () => ({}),
  decide: ({ movements }) => accept(...movements.map(move)),
  apply: () => undefined,
  events: {},
  snapshot: record({}),
}
const cores = [wallet, mover]
type TestEntry = { readonly realm: Realm; readonly command: Command | Moves }
type BillRow = {
  realm: Realm
  member: string
  seq: string
  nth: number
  asset: Asset
  amount: string
  from_account: string | null
  to_account: string | null
  reason: string
}

let streams = 0

const moving = (movement: Partial<Movement>): Movement => ({
  asset: 'USDT',
  amount: 5n,
  from: available(1, 'spot'),
  to: available(2, 'spot'),
  reason: 'gift',
  of: 9,
  ...movement,
})
const funded: TestEntry[] = [
  { realm: 'real', command: { type: 'listCoin', asset: 'USDT' } },
  { realm: 'real', command: { type: 'grantSandboxFunds', member: 1, asset: 'USDT', amount: 100n } },
]

for (const [told, movement, expected] of [
  ['to another member is a loss and a gain', {}, ['1 -5 spot -', '2 5 - spot']],
  ['to the house is a loss', { to: house('fees') }, ['1 -5 spot -']],
  ['out of the house is a gain', { from: custody('sandbox') }, ['2 5 - spot']],
  ['between own accounts is one row', { to: available(1, 'finance') }, ['1 5 spot finance']],
  ['into what is frozen of the same account is no row', { to: frozen(1, 'spot') }, []],
  [
    'into what is frozen of the same account is a row, if its reason has a tab',
    { from: available(1, 'spot'), to: frozen(1, 'spot'), reason: 'optionStake' },
    ['1 5 spot spot'],
  ],
  ['into what is frozen of another is one', { to: frozen(1, 'trading') }, ['1 5 spot trading']],
  ['that no member has part in is no row', { from: custody('sandbox'), to: house('nft') }, []],
] as const)
  test(`[J9] a movement ${told}`, async () => {
    const command: Moves = { type: 'moveAll', movements: [moving(movement)] }
    const { rows } = await folded([...funded, { realm: 'real', command }])
    const gifts = rows.filter(({ reason }) => reason === 'gift' || reason === 'optionStake')
    assert.deepEqual(
      gifts.map(({ member, amount, from_account, to_account }) => {
        const size = BigInt(amount.replace('.', ''))
        return `${member} ${size} ${from_account ?? '-'} ${to_account ?? '-'}`
      }),
      expected,
    )
  })

test('[J9] movements of one decision stand one by one, in their order', async () => {
  const movements = [1n, 2n, 3n].map((amount) => moving({ amount }))
  const { rows } = await folded([
    ...funded,
    { realm: 'real', command: { type: 'moveAll', movements } },
  ])
  const gains = rows.filter(({ reason, member }) => reason === 'gift' && member === '2')
  assert.deepEqual(
    gains.map(({ nth, amount }) => [nth, amount]),
    [1n, 2n, 3n].map((amount, nth) => [nth, formatAmount(amount)]),
  )
})

test('[J9] refusals and listings leave nothing in the bill', async () => {
  const transfer = { type: 'transfer', member: 1, asset: 'USDT', amount: 500n } as const
  const { rows } = await folded([
    ...funded,
    { realm: 'real', command: { ...transfer, from: 'spot', to: 'finance' } },
    { realm: 'demo', command: { ...transfer, from: 'spot', to: 'finance' } },
  ])
  assert.deepEqual(
    rows.map(({ realm, reason }) => `${realm} ${reason}`),
    ['real sandboxFunds'],
  )
})

const MEMBERS = [1, 2, 3]
const ASSETS = ['USDT', 'BTC']

test('[J9] for any grants, transfers and gifts the bill adds up to the ledger', async () => {
  const realm = fc.constantFrom<Realm>('real', 'demo')
  const member = fc.constantFrom(...MEMBERS)
  const asset = fc.constantFrom(...ASSETS)
  const account = fc.constantFrom(...accounts)
  const amount = fc.oneof(fc.bigInt(0n, 50n), fc.bigInt(0n, 10n ** 19n))
  const grant = fc.record({
    type: fc.constant('grantSandboxFunds' as const),
    member,
    asset,
    amount,
  })
  const from = account
  const to = account
  const transfer = fc.record({
    type: fc.constant('transfer' as const),
    member,
    asset,
    amount,
    from,
    to,
  })
  const place = fc.oneof(
    fc.tuple(member, account).map(([who, where]) => available(who, where)),
    fc.tuple(member, account).map(([who, where]) => frozen(who, where)),
    fc.constant(house('fees')),
  )
  const gift = fc.record({
    type: fc.constant('gift' as const),
    asset,
    amount,
    from: place,
    to: place,
  })
  const any = fc.oneof({ weight: 3, arbitrary: grant }, { weight: 2, arbitrary: transfer }, gift)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(realm, any), { minLength: 1, maxLength: 60 }),
      async (all) => {
        const listed = ASSETS.flatMap((coin): TestEntry[] => [
          { realm: 'real', command: { type: 'listCoin', asset: coin } },
          { realm: 'demo', command: { type: 'listCoin', asset: coin } },
        ])
        const told = all.map(([realm, command]): Told => ({ realm, command }))
        const { rows, machine, movements } = await folded([...listed, ...told])
        agrees(rows, machine)
        assert.equal(
          new Set(rows.map(({ realm, member, seq, nth }) => `${realm} ${member} ${seq} ${nth}`))
            .size,
          rows.length,
        )
        assert.equal(rows.length, movements)
      },
    ),
    { numRuns: 40 },
  )
})

type Gift = { type: 'gift'; asset: Asset; amount: bigint; from: AccountRef; to: AccountRef }
type Told = { readonly realm: Realm; readonly command: Command | Moves | Gift }

/** Decides, writes and folds; tells the bill, and how many rows the ledger's movements ask for. */
async function folded(all: readonly Told[]) {
  const stream = `bill ${++streams}`
  const journal = await openJournal(database.connection, stream)
  const machine = new Machine(cores)
  let now = 1
  const onBroken = (error: unknown) => {
    throw error
  }
  const exchange = new Exchange({ machine, journal, clock: () => now++, onBroken })
  let movements = 0
  const told = machine.onMovement
  machine.onMovement = (realm, movement) => {
    const owners = [movement.from, movement.to].filter((account) => account % 16 < 8)
    // What is available and what is frozen of an account are numbered side by side.
    const isWithin = owners.length === 2 && movement.from >> 1 === movement.to >> 1
    if (!isWithin) movements += new Set(owners.map((account) => Math.floor(account / 16))).size
    told?.(realm, movement)
  }
  for (const { realm, command } of all) {
    if (command.type === 'moveAll')
      await exchange.submit(mover, command, { realm, actor: EXCHANGE })
    else if (command.type !== 'gift')
      await exchange.submit(wallet, command, { realm, actor: EXCHANGE })
    else {
      const { asset, from, to } = command
      const held = machine.balance(realm, from, asset)
      const amount = command.amount % (held + 1n)
      if (amount === 0n || from === to) continue
      const movement = moving({ asset, from, to, amount })
      await exchange.submit(
        mover,
        { type: 'moveAll', movements: [movement] },
        { realm, actor: EXCHANGE },
      )
    }
  }
  await exchange.stop()
  await prepareProjections(client, projections, { anew: true })
  await foldUntil(client, stream, projections, cores, journal.seq)
  await journal.close()
  const rows = await database.rows<BillRow>('select * from bill order by seq, nth, member')
  return { rows, machine, movements }
}

/** Rows that cross a member's border add up to all that the member has. */
function agrees(rows: readonly BillRow[], machine: Machine): void {
  for (const realm of ['real', 'demo'] as const)
    for (const member of MEMBERS)
      for (const asset of ASSETS) {
        const crossing = rows.filter(
          (row) =>
            row.realm === realm &&
            Number(row.member) === member &&
            row.asset === asset &&
            (row.from_account === null || row.to_account === null),
        )
        const sum = crossing.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n)
        const held = accounts
          .flatMap((account) => [available(member, account), frozen(member, account)])
          .reduce((all, account) => all + machine.balance(realm, account, asset), 0n)
        assert.equal(sum, held, `${asset} of ${member} in the ${realm} realm`)
      }
}
