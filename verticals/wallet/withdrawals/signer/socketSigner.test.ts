/** The exchange's end of the signer's socket: lost answers are asked for again, and what cannot be an answer is none. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createUnframing, frame } from '../../signing/framing.ts'
import { readSignRequest, type SignRequest } from '../../signing/protocol.ts'
import type { PayoutOrder } from './signer.ts'
import { createSocketSigner } from './socketSigner.ts'

const order: PayoutOrder = {
  withdrawal: 7,
  chain: 'ethereum',
  asset: 'ETH',
  amount: 10n ** 30n,
  nonce: 3,
  salt: 'ab'.repeat(16),
  address: `0x${'12'.repeat(20)}`,
  gas: 21_000n,
  maxFee: 2n ** 70n,
  tip: 0n,
}
const signed = { tx: `0x${'34'.repeat(32)}`, raw: '0x0256' }

/** A signer that does with the nth question what the test says. */
async function given(
  t: TestContext,
  ...does: readonly ((socket: Socket, asked: SignRequest) => void)[]
) {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-signer-'))
  const path = join(folder, 'socket')
  const asked: SignRequest[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const hear = createUnframing((message) => {
      const read = readSignRequest(message)
      assert.ok(read)
      asked.push(read)
      does[asked.length - 1]?.(socket, read)
    })
    socket.on('data', hear)
    t.after(() => socket.destroy())
  })
  server.listen(path)
  await once(server, 'listening')
  const signer = createSocketSigner({ path, chains: [], timeoutMs: 200 })
  t.after(async () => {
    signer.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { signer, asked }
}

const answer = (socket: Socket, { id }: SignRequest) => socket.write(frame({ id, signed }))
const lose = (socket: Socket) => socket.destroy()

test('[K5] an order arrives as it was asked for, to the last digit', async (t) => {
  const { signer, asked } = await given(t, answer)
  assert.deepEqual(await signer.sign(order), signed)
  assert.deepEqual(
    asked.map(({ id: _, ...question }) => question),
    [{ sign: order }],
  )
})

test('[K5, W63, W64] a cancellation and a check arrive as they were asked for', async (t) => {
  const { signer, asked } = await given(t, answer, (socket, { id }) =>
    socket.write(frame({ id, allowed: true })),
  )
  const { withdrawal, chain, gas, maxFee, tip, nonce, ...rest } = order
  const cancel = { withdrawal, chain, gas, maxFee, tip, nonce }
  assert.deepEqual(await signer.signCancellation(cancel), signed)
  const check = { withdrawal, chain, gas, maxFee, tip, ...rest }
  await signer.check(check)
  assert.deepEqual(
    asked.map(({ id: _, ...question }) => question),
    [{ cancel }, { check }],
  )
})

test('[K5] an answer that is lost is asked for again, in the same words', async (t) => {
  const { signer, asked } = await given(t, lose, answer)
  assert.deepEqual(await signer.sign(order), signed)
  const [first, second] = asked.map(({ id: _, ...question }) => question)
  assert.deepEqual(first, second)
})

test('[K5] a signer that stays silent is given up, and asked on another line the next time', async (t) => {
  const { signer } = await given(t, () => {}, lose, answer)
  await assert.rejects(signer.sign(order), { name: 'SignerAway' })
  assert.deepEqual(await signer.sign(order), signed)
})

test('[K5] what cannot be an answer is none, and a refusal is final', async (t) => {
  const { signer, asked } = await given(
    t,
    (socket, { id }) => socket.write(frame({ id, signed: { tx: 'x', raw: 'y' } })),
    (socket) => socket.write(Buffer.from([255, 255, 255, 255])),
    (socket, { id }) => socket.write(frame({ id, refused: 'dayCapReached' })),
  )
  await assert.rejects(signer.sign(order), { name: 'SignerAway' })
  await assert.rejects(signer.sign(order), { message: 'the signer refuses: dayCapReached' })
  assert.equal(asked.length, 3)
})

test('[K5] answers find their questions, in whatever order and pieces they come', async (t) => {
  const first: (() => void)[] = []
  const { signer } = await given(
    t,
    (socket, { id }) =>
      first.push(() => socket.write(frame({ id, signed: { ...signed, raw: '0x01' } }))),
    (socket, { id }) => {
      for (const byte of frame({ id, signed: { ...signed, raw: '0x02' } }))
        socket.write(Buffer.from([byte]))
      first[0]?.()
    },
  )
  const both = await Promise.all([signer.sign(order), signer.sign({ ...order, nonce: 4 })])
  assert.deepEqual(
    both.map(({ raw }) => raw),
    ['0x01', '0x02'],
  )
})
