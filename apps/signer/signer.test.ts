/** The signer over its socket, with a real journal and a real chain: it signs what the journal approved, once, and nothing else. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { EXCHANGE } from '@evenkeel/kernel'
import { openJournal } from '@evenkeel/server/journal/postgresJournal.ts'
import { openTestDatabase } from '@evenkeel/server/journal/testing/database.ts'
import { createLog } from '@evenkeel/server/log.ts'
import { keysOf, type PayoutOrder } from '@evenkeel/verticals/all.signer.ts'
import { operations } from '@evenkeel/verticals/operators/core.ts'
import { heldToken } from '@evenkeel/verticals/wallet/chains/testing/contracts.ts'
import { startChain } from '@evenkeel/verticals/wallet/chains/testing/localChain.ts'
import { type State, wallet } from '@evenkeel/verticals/wallet/core.ts'
import { createSocketSigner } from '@evenkeel/verticals/wallet/withdrawals/signer/socketSigner.ts'
import {
  ETHER,
  givenPayouts,
  oleg,
  olga,
  UNIT,
} from '@evenkeel/verticals/wallet/withdrawals/testing/payoutStage.ts'
import type { Settings } from './settings.ts'
import type { SignedFile } from './signedFile.ts'
import { startSigner } from './signer.ts'

// Hooks run in the order in which they were made: the journal lets go before its database ends.
const closing: (() => Promise<void>)[] = []
after(async () => {
  for (const close of closing) await close()
})
const database = await openTestDatabase()
await database.client.query(
  `create role signer login password 'signer';
   grant select on journal, journal_head to signer`,
)
const reader = { ...database.connection, user: 'signer', password: 'signer' }
const chain = await startChain()
closing.push(() => chain.stop())
const contract = await chain.deploy(heldToken)
const journal = await openJournal(database.connection)
closing.push(() => journal.close())

const keys = keysOf(Buffer.alloc(32, 7))
const tables = {
  rows: <Row>(sql: string, values: readonly unknown[]) =>
    database.rows(sql, [...values]) as Promise<Row[]>,
}
const stage = await givenPayouts(tables, chain, {
  contract,
  confirmations: 1,
  journal,
  account: keys.hotWallet,
  others: [operations],
})
await stage.exchange().submit(
  operations,
  {
    type: 'importOperators',
    operators: [olga, oleg].map(({ id }) => ({ operator: id, role: 'finance' as const })),
  },
  { realm: 'real', actor: EXCHANGE },
)
await stage.fund()

const newAddress = () => keys.depositAccount(1_000 + addresses++).address as string
let addresses = 0
const quantity = async (method: string, ...params: unknown[]) =>
  BigInt((await chain.call(method, ...params)) as string)
const weiOf = (address: string) => quantity('eth_getBalance', address, 'latest')
const tokensOf = (address: string) =>
  quantity(
    'eth_call',
    { to: contract, data: `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}` },
    'latest',
  )
const sentInAll = () => quantity('eth_getTransactionCount', stage.hotWallet, 'latest')

const WIDE = new Map([
  ['ETH', 1_000n * UNIT],
  ['USDT', 1_000n * UNIT],
])

async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-signer-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Over = Partial<Settings> & { readonly around?: (own: SignedFile) => SignedFile }

/** A signer of its own, and the exchange's end of its socket. */
async function given(t: TestContext, { around, ...over }: Over = {}) {
  const folder = over.folder ?? (await newFolder(t))
  const lines: string[] = []
  const settings: Settings = {
    keys,
    folder,
    socket: join(folder, 'socket'),
    group: undefined,
    database: reader,
    chains: [stage.settings, { ...stage.settings, name: 'bnb' }],
    limits: { day: WIDE, fee: new Map([['ethereum', UNIT / 20n]]) },
    ...over,
  }
  const log = createLog((line) => lines.push(line))
  const running = await startSigner({ settings, log, ...(around && { around }) })
  t.after(running.stop)
  const signer = createSocketSigner({ path: settings.socket, chains: [stage.settings] })
  t.after(signer.close)
  return {
    folder,
    settings,
    signer,
    stop: running.stop,
    logged: () => lines.join(''),
    signed: async () =>
      (await readFile(join(folder, 'signed.jsonl'), 'utf8')).split('\n').slice(0, -1),
  }
}

async function settle(payouts: ReturnType<typeof stage.open>, steps = 3) {
  for (let nth = 0; nth < steps; nth++) await payouts.step()
}

/** A payout that the journal has begun, as the exchange would ask for it. */
async function begun(id: number): Promise<PayoutOrder> {
  const used = (stage.machine().state('real', wallet) as State).nonces.get('ethereum') ?? 0
  await stage.submit({ type: 'startPayout', id, nonce: Math.max(used, Number(await sentInAll())) })
  return orderOf(id)
}

async function orderOf(id: number, nonce = 0): Promise<PayoutOrder> {
  const one = (stage.machine().state('real', wallet) as State).withdrawals.get(id)
  assert.ok(one)
  const opened = await stage.destinations.open(one.destination)
  assert.ok(opened)
  const { chain: on, asset, amount } = one
  return {
    withdrawal: id,
    chain: on,
    asset,
    amount,
    nonce: one.nonce ?? nonce,
    salt: opened.salt,
    address: opened.address,
    gas: 60_000n,
    maxFee: 10n ** 10n,
    tip: 10n ** 9n,
  }
}

/** What was begun and is not to be paid is over, so that it keeps no number from the others. */
async function over(id: number) {
  await stage.submit({ type: 'failPayout', id, cost: 0n, costAsset: 'ETH' })
  await stage.submit({ type: 'rejectWithdrawal', id }, olga)
}

const refusal = (name: string) => ({ message: `the signer refuses: ${name}` })

test('[M12] a coin and a token that the journal approved are paid by the signer, once', async (t) => {
  const { signer, signed } = await given(t)
  const [first, second] = [newAddress(), newAddress()]
  const payouts = stage.open({ signer: () => signer })
  const one = await stage.approved('ETH', 2n * UNIT, first)
  const two = await stage.approved('USDT', 30n * UNIT, second)
  await settle(payouts)
  assert.deepEqual([stage.stateOf(one), stage.stateOf(two)], ['over', 'over'])
  assert.deepEqual([await weiOf(first), await tokensOf(second)], [2n * ETHER, 30n * 10n ** 6n])
  assert.equal((await signed()).length, 2)
  assert.deepEqual(stage.failures, [])
})

test('[M12] killed after the signature is kept and before it has left, it gives the same one, and that is paid once', async (t) => {
  const kept: string[] = []
  let reached = () => {}
  const dead = new Promise<void>((resolve) => {
    reached = resolve
  })
  const first = await given(t, {
    around: (own) => ({
      ...own,
      async keep(order, signed, now) {
        await own.keep(order, signed, now)
        kept.push(signed.raw)
        reached()
        await new Promise(() => {})
      },
    }),
  })
  const to = newAddress()
  const id = await stage.approved('ETH', UNIT, to)
  const order = await begun(id)
  const before = await sentInAll()
  const lost = assert.rejects(first.signer.sign(order), { name: 'SignerAway' })
  await dead
  await first.stop()
  await lost
  const again = await given(t, { folder: first.folder })
  const { raw } = await again.signer.sign(order)
  assert.deepEqual([raw], kept)
  await settle(stage.open({ signer: () => again.signer }))
  assert.equal(stage.stateOf(id), 'over')
  assert.deepEqual([await weiOf(to), (await sentInAll()) - before], [ETHER, 1n])
})

test('[M12, M13] nothing is signed that differs in one word from what the journal approved', async (t) => {
  const { signer, signed, logged } = await given(t)
  const asked = await stage.ask('ETH', UNIT, newAddress())
  await assert.rejects(signer.sign(await orderOf(asked)), refusal('notApproved'))
  await stage.submit({ type: 'approveWithdrawal', id: asked }, olga)
  await assert.rejects(signer.sign(await orderOf(asked)), refusal('nonceDiffers'))
  const order = await begun(asked)
  const other: readonly [Partial<PayoutOrder>, string][] = [
    [{ withdrawal: 999_999 }, 'notApproved'],
    [{ amount: order.amount + 1n }, 'amountDiffers'],
    [{ asset: 'USDT' }, 'assetDiffers'],
    [{ address: newAddress() }, 'addressDiffers'],
    [{ salt: '0'.repeat(32) }, 'addressDiffers'],
    [{ chain: 'bnb' }, 'chainDiffers'],
    [{ chain: 'polygon' }, 'chainNotPaid'],
    [{ nonce: order.nonce + 1 }, 'nonceDiffers'],
    [{ maxFee: 10n ** 12n }, 'feeTooHigh'],
  ]
  for (const [change, name] of other) {
    await assert.rejects(signer.sign({ ...order, ...change }), refusal(name), name)
    assert.ok(logged().includes(name))
  }
  assert.deepEqual(await signed(), [])
  const { tx } = await signer.sign(order)
  // For more, under the same number: the same payment once more, and nothing else.
  const replacement = await signer.sign({ ...order, maxFee: order.maxFee * 2n })
  assert.notEqual(replacement.tx, tx)
  assert.equal((await signed()).length, 2)
  await over(asked)
})

test('[M12] above the limit one operator is not enough, whatever the journal goes on to say', async (t) => {
  const { signer } = await given(t)
  const limit = {
    ...({ type: 'setNetwork', asset: 'ETH', chain: 'ethereum' } as const),
    depositMin: 1n,
    withdrawalMin: 1n,
    withdrawalFee: 10n,
    dailyMax: 10n ** 15n,
    dailyMaxAdvanced: 10n ** 15n,
  }
  await stage.submit({ ...limit, fourEyesAbove: UNIT / 2n })
  const id = await stage.ask('ETH', UNIT, newAddress())
  await stage.submit({ type: 'approveWithdrawal', id }, olga)
  await assert.rejects(signer.sign(await orderOf(id)), refusal('notApproved'))
  await stage.submit({ type: 'approveWithdrawal', id }, oleg)
  await signer.sign(await begun(id))
  await stage.submit({ ...limit, fourEyesAbove: 10n ** 15n })
  await over(id)
})

test('[M12] more than its own limit of a day is not signed, after a restart either', async (t) => {
  const day = new Map([['ETH', 3n * UNIT]])
  const first = await given(t, { limits: { day, fee: new Map([['ethereum', UNIT]]) } })
  const [one, two, three] = [
    await stage.approved('ETH', 2n * UNIT, newAddress()),
    await stage.approved('ETH', 2n * UNIT, newAddress()),
    await stage.approved('USDT', UNIT, newAddress()),
  ]
  await first.signer.sign(await begun(one))
  const second = await begun(two)
  await assert.rejects(first.signer.sign(second), refusal('dayCapReached'))
  await assert.rejects(first.signer.sign(await begun(three)), refusal('dayCapReached'))
  await first.stop()
  const again = await given(t, { ...first.settings })
  await assert.rejects(again.signer.sign(second), refusal('dayCapReached'))
  assert.equal((await again.signed()).length, 1)
  for (const id of [one, two, three]) await over(id)
})

test('[M12] a journal that was changed, or put back, is not believed', async (t) => {
  const { signer, settings, stop } = await given(t)
  const id = await stage.approved('ETH', UNIT, newAddress())
  const order = await begun(id)
  const [last] = await database.rows<{ seq: string; payload: Buffer; hash: Buffer }>(
    "select seq, payload, hash from journal where stream = 'main' order by seq desc limit 1",
  )
  assert.ok(last)
  const set = (column: 'payload' | 'hash', bytes: Buffer) =>
    database.client.query(
      column === 'hash'
        ? "update journal set hash = $1 where stream = 'main' and seq = $2"
        : "update journal set payload = $1 where stream = 'main' and seq = $2",
      [bytes, last.seq],
    )
  const forged = Buffer.from(last.payload)
  forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1
  await set('payload', forged)
  await assert.rejects(signer.sign(order), refusal('journalDamaged'))
  await set('payload', last.payload)
  // Read once, its last batch is known: another in its place is not taken, after a restart either.
  await assert.rejects(signer.sign({ ...order, amount: 1n }), refusal('amountDiffers'))
  await set('hash', Buffer.alloc(32, 1))
  await assert.rejects(signer.sign(order), refusal('journalDamaged'))
  await stop()
  await assert.rejects(given(t, settings), { name: 'Damaged' })
  await set('hash', last.hash)
  const again = await given(t, settings)
  assert.deepEqual(await again.signed(), [])
  await again.signer.sign(order)
  await over(id)
})

test('[M12] a payout that the journal says has failed is signed for again, under another number', async (t) => {
  const { signer, folder } = await given(t)
  const id = await stage.approved('ETH', UNIT, newAddress())
  const order = await begun(id)
  await signer.sign(order)
  await stage.submit({ type: 'failPayout', id, cost: 0n, costAsset: 'ETH' })
  const next = await begun(id)
  // The journal says that the first has failed: it may be paid again.
  await signer.sign(next)
  assert.notEqual(next.nonce, order.nonce)
  assert.equal((await readFile(join(folder, 'signed.jsonl'), 'utf8')).split('\n').length, 3)
  await over(id)
})

test('[M12] a cancellation is signed for the nonce that the journal cancels alone, and survives a restart', async (t) => {
  const first = await given(t)
  const id = await stage.approved('ETH', UNIT, newAddress())
  const order = await begun(id)
  const { withdrawal, chain: on, nonce, gas, maxFee, tip } = order
  const cancel = { withdrawal, chain: on, nonce, gas, maxFee: maxFee * 2n, tip }
  await first.signer.sign(order)
  await assert.rejects(first.signer.signCancellation(cancel), refusal('notCancelled'))
  await stage.submit({ type: 'startPayoutCancellation', id, nonce }, olga)
  const foreign = { ...cancel, nonce: nonce + 1 }
  await assert.rejects(first.signer.signCancellation(foreign), refusal('nonceDiffers'))
  const more = { ...order, maxFee: maxFee * 3n }
  await assert.rejects(first.signer.sign(more), refusal('payoutCancelled'))
  const { raw } = await first.signer.signCancellation(cancel)
  await first.stop()
  const { signer } = await given(t, first.settings)
  assert.equal((await signer.signCancellation(cancel)).raw, raw)
  const { salt, address, asset, amount } = order
  const draft = { withdrawal, chain: on, gas, maxFee, tip, salt, address, asset, amount }
  await assert.rejects(signer.check(draft), refusal('nonceDiffers'))
  const cost = { transaction: 'cafe', cost: 0n, costAsset: 'ETH' }
  await stage.submit({ type: 'confirmPayoutCancellation', id, nonce, ...cost })
  await assert.rejects(signer.sign({ ...order, nonce: nonce + 1 }), refusal('nonceDiffers'))
  await signer.check(draft)
  for (const by of [olga, oleg])
    await stage.submit({ type: 'failPayout', id, cost: 0n, costAsset: 'ETH' }, by)
  const next = await begun(id)
  assert.ok(next.nonce > nonce)
  await signer.sign(next)
  await over(id)
})

test('[M12] nobody but its own user, or one group, can open its socket', async (t) => {
  const { settings } = await given(t)
  assert.equal((await stat(settings.socket)).mode & 0o777, 0o600)
  const shared = await given(t, { group: process.getgid?.() })
  assert.equal((await stat(shared.settings.socket)).mode & 0o777, 0o660)
  if (process.getuid?.() !== 0) return
  // As another user, for whom the way to the socket is open.
  await chmod(settings.folder, 0o755)
  const knock = `require('node:net').connect(${JSON.stringify(settings.socket)})
    .on('connect', () => process.exit(0)).on('error', (error) => {
      console.log(error.code); process.exit(1) })`
  const asked = promisify(execFile)(process.execPath, ['-e', knock], { uid: 65_534, gid: 65_534 })
  await assert.rejects(asked, (error: Error & { stdout?: string }) => {
    assert.match(`${error.stdout}${error.message}`, /EACCES/)
    return true
  })
})

test('[M12] two signers never share what was signed', async (t) => {
  const { settings } = await given(t)
  await assert.rejects(given(t, settings), /Another signer runs/)
  const other = join(settings.folder, 'other')
  await mkdir(other)
  await assert.rejects(given(t, { ...settings, folder: other }), /Another signer listens/)
})
