/** Wallets: of all that can be signed, only what this exchange asked for, here and now, is a sign-in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { createContacts } from '../contacts.ts'
import { createSealing } from '../sealing.ts'
import { createSite } from '../site.ts'
import { createWallets } from './wallets.ts'

const HOST = 'exchange.example'
const LASTS_MS = 5 * 60_000
const signIn = { purpose: 'signIn' } as const
const at = (host: string, address = '203.0.113.7') => ({ host, address })
const sealing = createSealing({ key: (purpose, bytes) => Buffer.alloc(bytes, purpose) })
const contacts = createContacts(await openTestTables(), sealing)

async function given() {
  let now = 1_700_000_000_000
  const site = createSite(`https://${HOST}`)
  const wallets = createWallets({ contacts, site, now: () => now })
  const account = privateKeyToAccount(generatePrivateKey())
  const message =
    (await wallets.challenge({ address: account.address, chainId: 1 }, signIn, at(HOST))) ?? ''
  const sign = (text: string) => account.signMessage({ message: text })
  return { wallets, account, message, sign, wait: (ms: number) => (now += ms) }
}

test('[E11] the message says who, where, what for, until when, and is of EIP-4361', async () => {
  const { account, message } = await given()
  const { issuedAt, expirationTime, nonce, ...rest } = parseSiweMessage(message)
  assert.deepEqual(rest, {
    address: account.address,
    chainId: 1,
    domain: HOST,
    uri: `https://${HOST}`,
    version: '1',
    statement: 'Sign in to Evenkeel. This costs nothing and moves nothing.',
  })
  assert.equal((expirationTime?.getTime() ?? 0) - (issuedAt?.getTime() ?? 0), LASTS_MS)
  assert.match(nonce ?? '', /^[0-9a-f]{64}$/)
})

test('[E11, I10] the message that was given out, signed by its wallet, signs in; once', async () => {
  const { wallets, account, message, sign } = await given()
  const signature = await sign(message)
  const wallet = await wallets.verify({ message, signature }, signIn, HOST)
  assert.deepEqual(wallet, { kind: 'wallet', text: account.address.toLowerCase() })
  assert.equal(await wallets.verify({ message, signature }, signIn, HOST), undefined)
})

type Mutate = (message: string) => string
const later = (time: string) => new Date(Date.parse(time) + LASTS_MS).toISOString()
const mutations: Record<string, Mutate> = {
  'another domain': (text) => text.replace(`${HOST} wants`, 'exchange.evil wants'),
  'another address': (text) => text.replace(/0x[0-9a-fA-F]{40}/, `0x${'12'.repeat(20)}`),
  'the address in small letters': (text) => text.replace(/0x\S+/, (all) => all.toLowerCase()),
  'another statement': (text) => text.replace('moves nothing', 'moves everything'),
  'another uri': (text) => text.replace(`https://${HOST}`, 'https://exchange.evil'),
  'another version': (text) => text.replace('Version: 1', 'Version: 2'),
  'another chain': (text) => text.replace('Chain ID: 1', 'Chain ID: 137'),
  'a nonce of its own': (text) => text.replace(/(?<=Nonce: )\w+/, 'a'.repeat(64)),
  'another time of issue': (text) => text.replace(/(?<=Issued At: )\S+/, later),
  'a later end': (text) => text.replace(/(?<=Expiration Time: )\S+/, later),
  'no end': (text) => text.replace(/\nExpiration Time: \S+/, ''),
  'something added': (text) => `${text}\nResources:\n- https://exchange.evil`,
}

for (const [what, mutate] of Object.entries(mutations))
  test(`[E11, I10] ${what}, signed by the wallet itself: nobody signs in`, async () => {
    const { wallets, message, sign } = await given()
    const mutated = mutate(message)
    assert.notEqual(mutated, message)
    assert.equal(
      await wallets.verify({ message: mutated, signature: await sign(mutated) }, signIn, HOST),
      undefined,
    )
    // Nor with a signature of what was asked for.
    const other = await given()
    const cut = mutate(other.message)
    assert.equal(
      await other.wallets.verify(
        { message: cut, signature: await other.sign(other.message) },
        signIn,
        HOST,
      ),
      undefined,
    )
  })

test('[E11, I10] the right message is for its host, its wallet, and five minutes', async () => {
  const elsewhere = await given()
  const right = await elsewhere.sign(elsewhere.message)
  assert.equal(
    await elsewhere.wallets.verify(
      { message: elsewhere.message, signature: right },
      signIn,
      'localhost',
    ),
    undefined,
  )

  const stranger = await given()
  const theirs = await (await given()).sign(stranger.message)
  assert.equal(
    await stranger.wallets.verify({ message: stranger.message, signature: theirs }, signIn, HOST),
    undefined,
  )

  for (const [ms, isRight] of [
    [LASTS_MS - 1, true],
    [LASTS_MS, false],
  ] as const) {
    const { wallets, message, sign, wait } = await given()
    const signature = await sign(message)
    wait(ms)
    assert.equal(
      (await wallets.verify({ message, signature }, signIn, HOST)) !== undefined,
      isRight,
    )
  }

  const broken = await given()
  for (const bytes of ['00', 'ff', '1b'])
    assert.equal(
      await broken.wallets.verify(
        { message: broken.message, signature: `0x${bytes.repeat(65)}` },
        signIn,
        HOST,
      ),
      undefined,
    )
})

test('[E11] a wallet is asked only where the exchange is', async () => {
  const { wallets, account } = await given()
  for (const host of ['localhost:8080', 'exchange.evil', '', '[::1]:8080'])
    assert.equal(
      await wallets.challenge({ address: account.address, chainId: 1 }, signIn, at(host)),
      undefined,
    )
  const local = createWallets({ contacts, site: createSite(undefined), now: Date.now })
  for (const [host, isAsked] of [
    ['localhost:8080', true],
    ['127.0.0.1:8080', true],
    ['[::1]:8080', false],
    ['exchange.evil', false],
  ] as const)
    assert.equal(
      (await local.challenge({ address: account.address, chainId: 1 }, signIn, at(host))) !==
        undefined,
      isAsked,
      host,
    )
})
