/** Receipts of positions: whatever members and prices did, the receipt of every closed position holds, and what is changed in one is found out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, factsOf, formatAmount, type Machine } from '@evenkeel/kernel'
import {
  exchangeWith,
  givenReceipts,
  strangers,
  tickProofIn,
} from '@evenkeel/server/testing/receipts.ts'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { checkSigned, NO_BLOCK, secondOf, signedBytes, type TickProof } from '@evenkeel/wire/proof'
import {
  encoderOf,
  KeptProofs,
  type PublicIds,
  type ReceiptChain,
  type TickName,
  verifyFile,
} from '@evenkeel/wire/server'
import { getReceipt } from './contract/index.ts'
import type { Event, Reference } from './core/index.ts'
import { history } from './history.ts'
import { fillPage, positionPage } from './past.ts'
import { contractReceipts } from './receiptFile.ts'
import { receiptOf, settledAfter } from './receipts.ts'
import { closes, coins, crossed, given, opens, priced } from './testing/givenContracts.ts'
import { walk } from './testing/walk.ts'
import { checkReceipt, type Receipt, receiptFaults } from './verify/check.ts'

const tables = await openTestTables()
const write = encoderOf(getReceipt.output)
const ids = { of: (_: string, id: number) => `${id}`.padStart(22, '0') } as PublicIds
/** For tests that look at nothing but the facts and the ticks. */
const noChain: ReceiptChain = {
  recordOf: async () => undefined,
  sign: () => ({ key: '', value: '' }),
}

type Told = (entry: Entry) => void
type Made = {
  readonly isProven?: boolean
  readonly most?: number
  chainOf?(machine: Machine): Promise<ReceiptChain>
}

/** The receipts of all positions that a walk closed. */
const receiptsOf = (seed: number, steps: number, made: Made = {}) =>
  receiptsBy((told) => walk(seed, steps, told).machine, made)

/** What was done is folded into tables; the receipts of all positions that it closed. */
async function receiptsBy(
  act: (told: Told) => Machine,
  { isProven = true, most, chainOf = async () => noChain }: Made = {},
): Promise<Receipt[]> {
  const entries: Entry[] = []
  const machine = act((entry) => entries.push(entry))
  for (const sql of history.create.split(';\n')) await tables.rows(sql, [])
  for (let from = 0; from < entries.length; from += 50) {
    const some = entries.slice(from, from + 50).map((entry) => ({ ...entry, movements: [] }))
    for (const { sql, values } of history.fold(some)) await tables.rows(sql, values)
  }
  const said = referencesIn(entries)
  const tickProof = async (symbol: string, moment: number) => {
    const reference = said.get(`${symbol} ${moment}`)
    return reference && isProven
      ? proofOf({ symbol, moment, kind: 'lastAt' }, reference)
      : undefined
  }
  const needs = { tables, history: tables, now: () => 0, onFailure: () => () => {} }
  await tables.rows('delete from contract_tick_proof', [])
  const proofs = new KeptProofs(
    { ...needs, offered: { tickProof } },
    { prefix: 'contract', decided: async () => [] },
  )
  const closed = await tables.rows<{ id: string }>(
    'select id from contract_position where opened = closed order by id',
    [],
  )
  const chain = await chainOf(machine)
  const reading = { history: tables, ids, proofs, machine, chain }
  const receipts: Receipt[] = []
  for (const { id } of closed) {
    const receipt = await receiptOf(Number(id), reading, most)
    assert(receipt)
    receipts.push(JSON.parse(write(receipt) ?? '') as Receipt)
  }
  await proofs.stop()
  return receipts
}

function referencesIn(entries: readonly Entry[]): Map<string, Reference> {
  const said = new Map<string, Reference>()
  for (const { decision } of entries)
    for (const event of (decision.ok ? decision.events : []) as readonly Event[])
      if ('reference' in event) said.set(`${event.symbol} ${event.reference.at}`, event.reference)
  return said
}

function proofOf({ kind, moment, symbol }: TickName, { price, at, source }: Reference): TickProof {
  const ticks = [{ symbol, at, price, isStale: false }]
  const until = secondOf(at)
  return tickProofIn(
    { kind, moment },
    { group: 'crypto', until, source, previous: NO_BLOCK, ticks },
  )
}

test('[LC25] [LC26] the receipt of every position that walks closed holds', async () => {
  const whats = new Set<string>()
  for (const seed of [1, 3, 5, 6, 7, 8]) {
    const receipts = await receiptsOf(seed, 700)
    assert.ok(receipts.length > 10, `${receipts.length} positions`)
    for (const receipt of receipts) {
      for (const { what } of receipt.steps) whats.add(what)
      assert.equal(checkReceipt(receipt).fault, undefined, JSON.stringify(receipt, null, 1))
    }
  }
  const all = ['close', 'deleveraging', 'funding', 'liquidation', 'open', 'settled']
  assert.deepEqual([...whats].sort(), all)
})

test('[LC26] whatever figure of a receipt is changed is found out', async () => {
  const receipts = await receiptsOf(2, 700)
  const found = new Set<string>()
  for (const receipt of receipts.slice(0, 60))
    for (const [nth, step] of receipt.steps.entries())
      for (const [name, value] of Object.entries(step)) {
        if (typeof value !== 'string' || !/^-?[0-9.]+$/.test(value)) continue
        // Equity is the account's: it is stated, and only held against maintenance.
        if (name === 'equity' || name === 'maintenance') continue
        const steps = receipt.steps.map((one, place) =>
          place === nth ? { ...one, [name]: `${value === '1' ? '2' : '1'}` } : one,
        )
        const { fault } = checkReceipt({ ...receipt, steps })
        assert.ok(fault, `${name} of ${JSON.stringify(step)}`)
        found.add(fault)
      }
  for (const name of ['profit', 'fee', 'funding', 'net'] as const) {
    const [receipt] = receipts
    assert(receipt)
    assert.equal(checkReceipt({ ...receipt, [name]: '123' }).fault, 'arithmeticWrong')
  }
  assert.ok([...found].every((fault) => (receiptFaults as readonly string[]).includes(fault)))
})

test('[LC26] a price that the chain does not have, another one, or one that decides otherwise is found out', async () => {
  const receipts = await receiptsOf(3, 700)
  const receipt = receipts.find(({ steps }) => steps.some(({ what }) => what === 'liquidation'))
  assert(receipt)
  const changed = (change: object, what = 'liquidation') =>
    checkReceipt({
      ...receipt,
      steps: receipt.steps.map((step) => (step.what === what ? { ...step, ...change } : step)),
    }).fault
  const step = receipt.steps.find(({ what }) => what === 'liquidation')
  assert(step?.decidedBy)
  assert.equal(changed({ proof: undefined }), 'tickUnproven')
  assert.equal(changed({ decidedBy: undefined, proof: undefined }), 'tickUnproven')
  assert.equal(changed({ decidedBy: { ...step.decidedBy, price: '1' } }), 'tickWrong')
  assert.equal(changed({ decidedBy: { ...step.decidedBy, source: 'ours' } }), 'tickWrong')
  assert.equal(changed({ equity: '1000000' }), 'decisionWrong')
  assert.equal(changed({ price: '1' }), 'decisionWrong')
  assert.equal(checkReceipt({ ...receipt, version: 1 }).fault, 'malformed')
  assert.equal(checkReceipt({ ...receipt, product: 'option' }).fault, 'malformed')
  assert.match((await contractReceipts.check({ ...receipt, net: '1' }))?.fault ?? '', /rules/)
  assert.equal(contractReceipts.check({ stake: '1' }), undefined)
})

test('[LC41] [LC42] a closed position is recorded and signed, and every field of its receipt is bound', async (t) => {
  let opened: Awaited<ReturnType<typeof givenReceipts>> | undefined
  const receipts = await receiptsOf(3, 700, {
    async chainOf(machine) {
      opened = await givenReceipts({
        tables,
        ids,
        machine,
        sources: [{ product: 'position', after: settledAfter }],
        now: () => Number.MAX_SAFE_INTEGER / 2,
      })
      await opened.publisher.publish()
      return opened.chain
    },
  })
  assert(opened)
  const { publisher, chain, failures } = opened
  t.after(() => publisher.stop())
  assert.deepEqual(failures, [])
  for (const receipt of receipts) {
    const verdict = await checkSigned(receipt, checkReceipt)
    assert.ok(verdict.fault === undefined && verdict.isSigned && verdict.block)
  }
  const forced = receipts.find(
    ({ steps }) =>
      steps.some(({ what }) => what === 'liquidation') &&
      steps.filter(({ proof }) => proof).length === 1,
  )
  assert(forced)
  const proofs = forced.steps.flatMap(({ proof }) => proof ?? [])
  const ask = exchangeWith(opened, proofs)
  const outcomeOf = async (said: object) =>
    (await verifyFile(said, [contractReceipts], { ask })).outcome
  assert.equal(await outcomeOf(forced), 'holds')

  /** Signed by the exchange itself: what is not recorded is refused all the same. */
  const lie = (said: object) => {
    const { signature: _, ...unsigned } = said as { signature?: object }
    return { ...unsigned, signature: chain.sign(signedBytes(unsigned)) }
  }
  const step = forced.steps.findIndex(({ what }) => what === 'liquidation')
  const ofStep = (change: object) => ({
    steps: forced.steps.map((one, nth) => (nth === step ? { ...one, ...change } : one)),
  })
  const changes: readonly object[] = [
    { realm: 'demo' },
    { asset: 'BTC' },
    { lots: 1 },
    { averageOpen: '1' },
    { why: 'order' },
    { openedAt: 1 },
    { closedAt: 1 },
    { receipt: '9'.repeat(22) },
    ofStep({ at: 1 }),
    ofStep({ kind: 'market' }),
    ofStep({ equity: '-1000000' }),
    ofStep({ maintenance: '1000000' }),
    ofStep({ trigger: { price: '1', isRising: true } }),
    { steps: forced.steps.slice(1) },
  ]
  for (const change of changes) {
    const said: object = { ...forced, ...change }
    assert.equal(await outcomeOf(said), 'fails', JSON.stringify(change))
    assert.equal(await outcomeOf(lie(said)), 'fails', JSON.stringify(change))
  }
  for (const { file, yes, verify } of await strangers(t, ask)) {
    const { code, said } = await verify(forced)
    assert.deepEqual([code, yes.test(said)], [0, true], `${file}: ${said}`)
    for (const name of ['product', 'receipt', 'realm', 'symbol', 'side', 'lots', 'why', 'net'])
      assert.match(said, new RegExp(`^${name} +${Object(forced)[name]}$`, 'm'), file)
    const equity: object = { ...forced, ...ofStep({ equity: '-1000000' }) }
    assert.equal((await verify(equity)).code, 1)
    assert.equal((await verify(lie(equity))).code, 1)
  }
  // What was shown with the steps and is not of the journal is bound by the signature.
  const marked = receipts.find(({ steps }) => steps.some(({ mark }) => mark))
  if (marked !== undefined) {
    const steps = marked.steps.map(({ mark: _, proof: __, ...rest }) => rest)
    assert.equal(await outcomeOf({ ...marked, steps }), 'fails')
  }
})

test('[LC40] profit and realised are the same figures in fills, positions, the receipt and the statement', async () => {
  const paid = new Map<number, bigint>()
  let machine: Machine | undefined
  const receipts = await receiptsBy((told) => {
    const on = given({ houseLots: 1_000 }, '11', told)
    machine = on.machine
    on.machine.onMovement = (_, { from, to, amount, reason }) => {
      if (reason.startsWith('lever'))
        for (const [of, sign] of [
          [from, -1n],
          [to, 1n],
        ] as const) {
          const facts = factsOf(of)
          if (facts.owner !== 'member') continue
          paid.set(facts.member, (paid.get(facts.member) ?? 0n) + sign * amount)
        }
    }
    on.submit({ type: 'fundSandboxInsurance', amount: coins('5') })
    crossed(on, 1, 2, 10, '100')
    on.market(priced('70'))
    return on.machine
  })
  assert(machine)
  const peek = <Value>(look: (of: Machine) => Value) => look(machine as Machine)
  const pages = { history: tables, ids, exchange: { peek } }
  // 30 lost by the price, of which insurance paid 5 and nobody 14.05; who gained 30 gave up as much.
  const expected = [
    { member: 1, what: 'liquidation', profit: '-30', realised: '-10.95' },
    { member: 2, what: 'deleveraging', profit: '30', realised: '15.95' },
  ] as const
  for (const { member, what, profit, realised } of expected) {
    const who = { ...pages, member: { id: member, realm: 'real' } as const }
    const { fills } = await fillPage({ ...who, input: { size: 10 } })
    const { positions } = await positionPage({ ...who, input: { size: 10, state: 'closed' } })
    const fill = fills.find(({ role }) => role === what)
    const [position] = positions
    const receipt = receipts.find((one) => one.steps.some((step) => step.what === what))
    const step = receipt?.steps.find((one) => one.what === what)
    assert(fill && position && receipt && step)
    for (const told of [fill, position]) {
      assert.equal(formatAmount(told.profit), profit, what)
      assert.equal(formatAmount(told.realised), realised, what)
    }
    for (const told of [step, receipt])
      assert.deepEqual([told.profit, told.realised], [profit, realised])
    assert.equal(step.insured, fill.insured && formatAmount(fill.insured))
    assert.equal(step.uncovered, fill.uncovered && formatAmount(fill.uncovered))
    assert.equal(step.gave, fill.gave && formatAmount(fill.gave))
    assert.equal(receipt.net, formatAmount(paid.get(member) ?? 0n))
    assert.equal(checkReceipt(receipt).fault, undefined)
    assert.equal(checkReceipt({ ...receipt, realised: profit }).fault, 'arithmeticWrong')
  }
})

test('[LC25] a tick that was lost before it was written is told as not proven, not as right', async () => {
  const receipts = await receiptsOf(3, 400, { isProven: false })
  const forced = receipts.filter(({ steps }) => steps.some(({ what }) => what === 'liquidation'))
  assert.ok(forced.length > 0)
  for (const receipt of forced) assert.equal(checkReceipt(receipt).fault, 'tickUnproven')
})

test('[LC25] more steps than a receipt tells are told as what they left', async () => {
  const receipts = await receiptsOf(2, 700, { most: 2 })
  const short = receipts.filter(({ earlier }) => earlier !== undefined)
  assert.ok(short.length > 10)
  for (const receipt of receipts) {
    assert.equal(checkReceipt(receipt).fault, undefined, JSON.stringify(receipt))
    assert.ok(receipt.steps.length <= 2)
  }
  const [one] = short
  assert(one?.earlier)
  const earlier = { ...one.earlier, cost: '1' }
  assert.equal(checkReceipt({ ...one, earlier }).fault, 'arithmeticWrong')
})

test('[LC25] of more than 100 steps the earlier ones are told as what they left', async () => {
  const receipts = await receiptsBy((told) => {
    const on = given({}, '1.1', told)
    for (const member of [1, 2]) on.fund(member, 'USDT', 10n ** 14n, 'trading')
    for (const count of [100, 99]) {
      on.submit(opens(2, 'short', count, '100'))
      for (let nth = 0; nth < count; nth++) on.submit(opens(1, 'long', 1, '100'))
      on.submit(opens(2, 'long', count, '100'))
      on.submit(closes(1, 'long', count, '100'))
    }
    return on.machine
  })
  const longs = receipts.filter(({ side }) => side === 'long')
  const told = longs.map(({ steps, earlier }) => [steps.length, earlier !== undefined])
  assert.deepEqual(told, [
    [100, true],
    [100, false],
  ])
  for (const one of receipts) assert.equal(checkReceipt(one).fault, undefined)
})

test('[LC25] [LC7] a loss that the rest of the same position covers is told after the lots that made it', async () => {
  const receipts = await receiptsBy((told) => {
    const on = given({}, '1.1', told)
    on.fund(2, 'USDT', 100n * 100_000_000n, 'trading')
    on.submit(opens(2, 'short', 10, '100', { leverage: 100 }))
    on.submit(opens(1, 'long', 10, '100', { leverage: 100 }))
    on.market(priced('104'))
    on.submit(opens(2, 'long', 5, '96'))
    on.submit(closes(1, 'long', 5, '96'))
    on.submit(opens(2, 'long', 5, '104'))
    on.submit(closes(1, 'long', 5, '104'))
    return on.machine
  })
  const [receipt] = receipts
  assert.deepEqual(
    receipt?.steps.map(({ what }) => what),
    ['open', 'close', 'settled', 'close'],
  )
  for (const one of receipts) assert.equal(checkReceipt(one).fault, undefined)
})
