/** Deposits that a chain brings, on a whole server: confirming, credited, taken back, and one with what the member or an operator said. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { balancesOf, get, post } from '@evenkeel/server/testing/calls.ts'
import { createDeciding } from '@evenkeel/server/testing/deciding.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { readSettings } from '../chains/settings.ts'
import { createFakeChain, fakeHash } from '../chains/testing/fakeChain.ts'
import { LOCAL_CHAIN_ID } from '../chains/testing/localChain.ts'
import { serveNode } from '../chains/testing/servedNode.ts'
import { ETHER } from '../chains/testing/stage.ts'

const chain = createFakeChain()
const node = chain.node('one')
let server: TestServer
let served: Awaited<ReturnType<typeof serveNode>>
let folder: string
before(async () => {
  chain.mine(3)
  served = await serveNode(node)
  folder = await mkdtemp(join(tmpdir(), 'evenkeel-deposits-'))
  const file = join(folder, 'chains.json')
  const ethereum = {
    rpc: [served.url],
    confirmations: 3,
    chainId: LOCAL_CHAIN_ID,
    startBlock: 1,
    explorer: 'https://explorer.example/tx/{tx}',
  }
  await writeFile(file, JSON.stringify({ ethereum }))
  const wallet = readSettings({ EVENKEEL_CHAINS_FILE: file }, false)
  server = await startTestServer({ config: { settings: { wallet } } })
})
after(async () => {
  await server.stop()
  await served.stop()
  await rm(folder, { recursive: true, force: true })
})

async function given() {
  const { token } = await server.member({ funds: {} })
  const query = 'wallet/get_deposit_address?asset=ETH&chain=ethereum'
  const { address } = (await get(server.url, query, { token })).data
  const rows = async () => (await get(server.url, 'wallet/get_deposits', { token })).data.rows
  const status = async (): Promise<string> => {
    const [row] = await rows()
    return row ? `${row.status} ${row.confirmations ?? ''}`.trim() : 'none'
  }
  /** So many thousandths, in a block with as many on top as make up `blocks`. */
  const pay = (hash: string, milliEther: bigint, blocks = 1) =>
    chain.mine(blocks, [{ hash, to: address.toLowerCase(), value: (ETHER * milliEther) / 1_000n }])
  const spot = async () => (await balancesOf(server.url, token))['ETH spot']
  return { token, address, rows, status, pay, spot }
}

const until = (check: () => Promise<boolean>) => eventually(`${check}`, check)

test('[W14, W15] what is seen is told with its confirmations, and is a balance once it has them', async () => {
  const { token, address, rows, status, pay, spot } = await given()
  const hash = fakeHash('seen')
  pay(hash, 1_500n, 2)
  await until(async () => (await status()) === 'confirming 2')
  assert.equal(await spot(), undefined)
  chain.mine()
  await until(async () => (await status()) === 'credited')
  assert.equal(await spot(), '1.5')
  const [row] = await rows()
  assert.deepEqual(
    [row.kind, row.amount, row.transaction, row.explorer],
    ['chain', '1.5', hash, `https://explorer.example/tx/${hash}`],
  )
  const one = await get(server.url, `wallet/get_deposit?id=${row.id}`, { token })
  assert.equal(one.data.address, address)
  const { networks } = (await get(server.url, 'wallet/get_networks', { token })).data
  const facts = networks
    .filter((one: { chain: string }) => ['ethereum', 'tron'].includes(one.chain))
    .map((one: Record<string, unknown>) => [one.chain, one.takes_deposits, one.is_watched])
  assert.deepEqual(facts[0], ['ethereum', true, true])
  assert.deepEqual(
    facts.find(([on]: [string]) => on === 'tron'),
    ['tron', false, false],
  )
})

test('[W15] less than the minimum is kept and told, and not credited', async () => {
  const { address, status, spot } = await given()
  const to = address.toLowerCase()
  chain.mine(5, [{ hash: fakeHash('little'), to, value: ETHER / 2_000n }])
  await until(async () => (await status()) === 'belowMinimum')
  assert.equal(await spot(), undefined)
})

test('[W17] what the chain drops is taken back, and told', async () => {
  const { address, status, spot } = await given()
  const block = chain.height + 1
  const paid = { hash: fakeHash('dropped'), to: address.toLowerCase(), value: ETHER }
  node.madeUp.set(block, [paid])
  chain.mine(3)
  await until(async () => (await status()) === 'credited')
  assert.equal(await spot(), '1')
  node.madeUp.clear()
  node.forkedFrom = block
  await until(async () => (await status()) === 'dropped')
  await until(async () => (await spot()) === undefined)
})

test('[W18] a payment that was told of and then seen is one record, credited once', async () => {
  const { token, rows, pay, spot } = await given()
  const hash = fakeHash('told')
  const proof = (await upload(server.url, await makeJpeg(), { token })).data.name
  const told = { asset: 'ETH', chain: 'ethereum', amount: '2', transaction: hash, proof }
  assert.equal((await post(server.url, 'wallet/submit_deposit', told, { token })).code, 1)
  pay(hash, 2_000n, 3)
  await until(async () => (await rows())[0]?.status === 'credited')
  assert.deepEqual([(await rows()).length, await spot()], [1, '2'])
  const [row] = await rows()
  const one = await get(server.url, `wallet/get_deposit?id=${row.id}`, { token })
  assert.ok(one.data.proof, 'its proof is still there')
  const again = {
    ...told,
    proof: (await upload(server.url, await makeJpeg(), { token })).data.name,
  }
  assert.equal(
    (await post(server.url, 'wallet/submit_deposit', again, { token })).reason,
    'transactionKnown',
  )
})

test('[W18] what two operators have credited by hand is not credited again when the chain tells of it', async () => {
  const { token, rows, pay, spot } = await given()
  const hash = fakeHash('by hand')
  const proof = (await upload(server.url, await makeJpeg(), { token })).data.name
  const told = { asset: 'ETH', chain: 'ethereum', amount: '1', transaction: hash, proof }
  const { data } = await post(server.url, 'wallet/submit_deposit', told, { token })
  // One of them names a place within the transaction where the chain has nothing.
  const decision = { verdict: 'approve', transaction: hash, amount: '1', entry: 5 }
  const decide = createDeciding(server, 'deposits')
  for (const operator of ['Olga', 'Omar']) await decide(operator, data.id, decision)
  assert.equal(await spot(), '1')
  pay(hash, 1_000n, 3)
  await until(async () => (await rows())[0]?.kind === 'chain')
  await until(async () => (await rows())[0]?.status === 'credited')
  assert.deepEqual([(await rows()).length, await spot()], [1, '1'])
})
