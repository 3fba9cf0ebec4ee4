/** The real ccxt withdraws, follows and takes back: rule W60. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Htx, htxAt } from '@evenkeel/server/testing/ccxt.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import {
  BOOKED,
  givenWithdrawingProgram,
  type WithdrawingProgram,
} from '@evenkeel/server/testing/withdrawKeys.ts'
import ccxt from 'ccxt'

let server: TestServer
let ann: WithdrawingProgram
let htx: Htx
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  ann = await givenWithdrawingProgram(server)
  htx = await htxAt(server.url, ann.key)
  await htx.loadMarkets()
})
after(async () => {
  await htx.close()
  await server.stop()
})

const onEthereum = { network: 'ERC20' }

test('[W60] ccxt reads on which chains a coin goes, and what that costs', async () => {
  const { networks = {} } = (await htx.fetchCurrencies()).USDT ?? {}
  const { data } = await ann.get('wallet/get_withdrawal_terms?asset=USDT')
  const own = data.networks.find(({ chain }: { chain: string }) => chain === 'ethereum')
  const { id, fee, withdraw, limits } = networks.ERC20 as NonNullable<typeof networks.ERC20>
  assert.deepEqual(
    [id, fee, withdraw, limits.withdraw?.min],
    ['ethereum', Number(own.fee), true, Number(own.minimum)],
  )
  assert.deepEqual(Object.keys(networks).toSorted(), ['BEP20', 'ERC20', 'MATIC', 'TRC20'])
})

test('[W60] ccxt withdraws to the address book, reads it, and takes it back', async () => {
  const { id } = await htx.withdraw('USDT', 25.5, BOOKED, undefined, onEthereum)
  assert(id !== undefined)
  const [seen] = await htx.fetchWithdrawals('USDT')
  assert.deepEqual(
    [seen?.id, seen?.amount, seen?.status, seen?.address, seen?.network],
    [id, 25.5, 'pending', BOOKED, 'ERC20'],
  )
  const { data } = await ann.get(`wallet/get_withdrawal?id=${id}`)
  assert.deepEqual([data.amount, data.state], ['25.5', 'requested'])
  const cancel = { 'withdraw-id': id }
  // ccxt makes this method at run time, of the path.
  const made = htx as unknown as Readonly<Record<string, (params: object) => Promise<unknown>>>
  await made.spotPrivatePostV1DwWithdrawVirtualWithdrawIdCancel?.(cancel)
  assert.equal((await htx.fetchWithdrawals('USDT'))[0]?.status, 'canceled')
  assert.deepEqual(await htx.fetchDeposits('BTC'), [])
})

test('[W60] what is refused has the name by which ccxt knows it', async () => {
  const elsewhere = '0xde709f2102306220921060314715629080e2fb77'
  await assert.rejects(
    htx.withdraw('USDT', 25, elsewhere, undefined, onEthereum),
    ccxt.PermissionDenied,
  )
  await assert.rejects(htx.withdraw('USDT', 0.01, BOOKED, undefined, onEthereum), ccxt.BadRequest)
  const long = htx.withdraw('USDT', 25, BOOKED, undefined, { network: 'NOWHERE' })
  await assert.rejects(long, ccxt.BadRequest)
})
