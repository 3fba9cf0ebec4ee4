/** Wallets as they announce themselves, answer and refuse, honest and otherwise. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountOf, findWallets, isDeclined, signed, type Wallet } from './wallets.ts'

type Provider = Wallet['provider']
const silent: Provider = { request: async () => undefined }

/** A window in which these announce themselves when they are asked to. */
function windowWith(details: readonly unknown[], injected?: Provider): Window {
  const window = new EventTarget()
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
  return Object.assign(window, { ethereum: injected }) as unknown as Window
}

const announced = (info: object, provider: unknown = silent) => ({ info, provider })

test('each wallet that announces itself is found once, with its name and picture', async () => {
  const icon = 'data:image/svg+xml,<svg/>'
  const one = announced({ uuid: 'one', name: 'One', icon })
  const two = announced({ uuid: 'two', name: 'Two', icon: 'https://example.org/track.png' })
  const found = await findWallets(windowWith([one, one, two], silent))
  assert.deepEqual(
    found.map(({ id, name, icon: shown }) => ({ id, name, icon: shown })),
    [
      { id: 'one', name: 'One', icon },
      { id: 'two', name: 'Two', icon: undefined },
    ],
  )
})

test('what announces itself as no wallet does is passed over, and a long name is cut', async () => {
  const found = await findWallets(
    windowWith([
      null,
      {},
      announced({ uuid: 7, name: 'number' }),
      announced({ uuid: 'none' }, {}),
      announced({ uuid: 'long', name: 'n'.repeat(99) }),
      announced({ uuid: 'nameless' }),
    ]),
  )
  assert.deepEqual(
    found.map(({ id, name }) => [id, name.length]),
    [
      ['long', 40],
      ['nameless', 0],
    ],
  )
})

test('the older way of being there counts when nobody announces themselves', async () => {
  const [only, ...others] = await findWallets(windowWith([], silent))
  assert.equal(only?.provider, silent)
  assert.deepEqual(others, [])
  assert.deepEqual(await findWallets(windowWith([])), [])
})

const wallet = (answers: Readonly<Record<string, unknown>>): Wallet => ({
  id: 'one',
  name: 'One',
  icon: undefined,
  provider: { request: async ({ method }) => answers[method] },
})

test('a wallet is asked for its account and chain, and for nothing that is none', async () => {
  const eth_requestAccounts = ['0xabc', '0xdef']
  const honest = wallet({ eth_requestAccounts, eth_chainId: '0x89' })
  assert.deepEqual(await accountOf(honest), { address: '0xabc', chainId: 137 })
  for (const odd of [{}, { eth_requestAccounts: [], eth_chainId: '0x1' }, { eth_requestAccounts }])
    await assert.rejects(accountOf(wallet(odd)), TypeError)
})

test('a message is handed over as the bytes of its UTF-8, with the account that is to sign', async () => {
  const asked: unknown[] = []
  const provider: Provider = {
    async request({ params = [] }) {
      asked.push(...params)
      return '0xsigned'
    },
  }
  assert.equal(await signed({ ...wallet({}), provider }, 'aé\n', '0xabc'), '0xsigned')
  assert.deepEqual(asked, ['0x61c3a90a', '0xabc'])
  await assert.rejects(signed(wallet({}), 'a', '0xabc'), TypeError)
})

test('only the no of its owner is one', () => {
  assert.equal(isDeclined({ code: 4001 }), true)
  for (const other of [{ code: -32_000 }, new Error('4001'), undefined, null])
    assert.equal(isDeclined(other), false)
})
