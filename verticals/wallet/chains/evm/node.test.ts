/** One node over HTTP: every way in which an answer can be none, and that its address is in no fault. */
import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { createNode } from './node.ts'
import { NodeFault, readBlock, readLogs, readNumber, readReceipt } from './reading.ts'

async function given(t: TestContext, listener: RequestListener, timeoutMs = 60_000) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/secret-key`
  return createNode('node 1', url, { timeoutMs })
}

const answering =
  (answer: (asked: { id: number }) => unknown, status = 200): RequestListener =>
  async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const says = answer(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {})
    response.end(typeof says === 'string' ? says : JSON.stringify(says))
  }

test('[N9] an answer is what the node says to the question', async (t) => {
  const node = await given(
    t,
    answering(({ id }) => ({ jsonrpc: '2.0', id, result: '0x10' })),
  )
  assert.equal(await node.call('eth_blockNumber', []), '0x10')
})

test('[N9] whatever is no answer is a fault that names the node and the question, and not its address', async (t) => {
  const kinds: readonly (readonly [RequestListener, RegExp])[] = [
    [answering(() => '<html>'), /node 1: eth_blockNumber: the answer is not JSON-RPC/],
    [answering(() => 'null'), /the answer is not JSON-RPC/],
    [answering(() => ({ id: 77, result: '0x1' })), /the answer is not JSON-RPC/],
    [answering(({ id }) => ({ id })), /the answer has no result/],
    [answering(({ id }) => ({ id, error: { code: -32005, message: 'secret-key' } })), /-32005/],
    [answering(({ id }) => ({ id, error: 'no' })), /refused with no code/],
    [answering(() => ({}), 429), /status 429/],
    [answering(() => ({}), 302), /cannot be reached/],
    [answering(() => 'x'.repeat(17 * 1024 * 1024)), /the answer is too large/],
    [(request) => request.socket.destroy(), /cannot be reached/],
  ]
  for (const [listener, says] of kinds) {
    const node = await given(t, listener)
    await assert.rejects(node.call('eth_blockNumber', []), (error) => {
      assert(error instanceof NodeFault)
      assert.match(error.message, says)
      assert(!error.message.includes('secret-key') && error.cause === undefined)
      return true
    })
  }
  const silent = await given(t, () => undefined, 50)
  await assert.rejects(silent.call('eth_blockNumber', []), /no answer in time/)
})

test('[N9] what has another shape than it should is never guessed at', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const other = `0x${'cd'.repeat(32)}`
  const address = `0x${'12'.repeat(20)}`
  const tx = { hash, blockHash: hash, to: address, value: '0x1' }
  const block = { number: '0x5', hash, parentHash: other, transactions: [tx] }
  const log = { transactionHash: hash, blockHash: hash, address, topics: [hash], data: '0x' }
  const receipt = { transactionHash: hash, blockHash: hash, status: '0x1', logs: [log] }
  assert.equal(readBlock(block, 5)?.transactions[0]?.value, 1n)
  assert.equal(readReceipt(receipt, hash)?.isSuccess, true)
  assert.equal(readReceipt({ ...receipt, status: '0x0' }, hash)?.isSuccess, false)
  assert.equal(readBlock(null, 5), undefined)
  const wrong: readonly (() => unknown)[] = [
    () => readNumber('5', 'it'),
    () => readNumber(5, 'it'),
    () => readNumber('0x', 'it'),
    () => readNumber('-0x1', 'it'),
    () => readNumber('0xffffffffffffffffff', 'it'),
    () => readBlock(block, 6),
    () => readBlock('block', 5),
    () => readBlock({ ...block, hash: '0x12' }, 5),
    () => readBlock({ ...block, transactions: undefined }, 5),
    () => readBlock({ ...block, transactions: [hash] }, 5),
    () => readBlock({ ...block, transactions: [{ ...tx, blockHash: other }] }, 5),
    () => readBlock({ ...block, transactions: [{ ...tx, to: 'nobody' }] }, 5),
    () => readBlock({ ...block, transactions: [{ ...tx, value: '1' }] }, 5),
    () => readReceipt(receipt, other),
    () => readReceipt({ ...receipt, status: undefined }, hash),
    () => readReceipt({ ...receipt, blockHash: null }, hash),
    () => readReceipt({ ...receipt, logs: [{ ...log, transactionHash: other }] }, hash),
    () => readLogs({}),
    () => readLogs([{ ...log, removed: true }]),
    () => readLogs([{ ...log, data: '0x1' }]),
    () => readLogs([{ ...log, topics: ['0x'] }]),
  ]
  for (const read of wrong) assert.throws(read, NodeFault, String(read))
})
