/** The file of the chains: what it can say, and that one line tells what is wrong with it. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { BadConfig } from '@evenkeel/wire/server'
import { HDKey } from '@scure/bip32'
import { readAddress } from './address.ts'
import { chainNames, chains } from './chain.ts'
import { explorerLink, readSettings } from './settings.ts'

const dir = await mkdtemp(join(tmpdir(), 'evenkeel-chains-'))
after(() => rm(dir, { recursive: true, force: true }))

const account = HDKey.fromMasterSeed(Buffer.alloc(32, 7)).derive("m/44'/60'/0'")
const xpub = account.publicExtendedKey
const rpc = ['https://one.example/v1/key', 'http://127.0.0.1:8545']
const contract = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

async function read(content: unknown, isProduction = true) {
  const file = join(dir, 'chains.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readSettings({ EVENKEEL_CHAINS_FILE: file }, isProduction)
}

test('[N11] a chain as the file describes it, with what is usual for the rest', async () => {
  const { chains: read1 } = await read({
    ethereum: {
      xpub,
      rpc,
      confirmations: 20,
      startBlock: 19_000_000,
      explorer: 'https://etherscan.io/tx/{tx}',
      tokens: [{ asset: 'USDT', contract: contract.toLowerCase(), decimals: 6 }],
    },
    polygon: { xpub },
    bitcoin: { address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
  })
  const [ethereum, polygon, bitcoin] = read1
  assert(ethereum && polygon && bitcoin)
  assert.deepEqual(
    [ethereum.name, ethereum.family, ethereum.chainId, ethereum.confirmations, ethereum.rpc],
    ['ethereum', 'evm', 1, 20, rpc],
  )
  assert.equal(ethereum.startBlock, 19_000_000)
  assert.deepEqual(ethereum.native, { asset: 'ETH', decimals: 18 })
  assert.deepEqual(ethereum.tokens, [{ asset: 'USDT', contract, decimals: 6 }])
  assert.equal(explorerLink(ethereum, '0x12'), 'https://etherscan.io/tx/0x12')
  assert.deepEqual([polygon.confirmations, polygon.rpc, polygon.tokens], [128, [], []])
  assert.equal(explorerLink(polygon, '0x12'), undefined)
  assert.equal(bitcoin.sharedAddress, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  assert.equal(bitcoin.key, undefined)
})

test('[N11] without a file production has no chain, and a sandbox has all, none of them followed', () => {
  assert.deepEqual(readSettings({}, true), { isProduction: true, chains: [] })
  const sandbox = readSettings({ EVENKEEL_CHAINS_FILE: '' }, false)
  assert.deepEqual(
    sandbox.chains.map(({ name, confirmations, key, rpc: nodes }) => [
      name,
      confirmations,
      key,
      nodes.length,
    ]),
    chainNames.map((name) => [name, chains[name].confirmations, undefined, 0]),
  )
  for (const { name, tokens } of sandbox.chains)
    for (const { contract: address } of tokens)
      assert.deepEqual(readAddress(name, address), { ok: true, address })
})

test('[N11] a sandbox can follow a chain of its own, production cannot', async () => {
  const local = { ethereum: { xpub, rpc, chainId: 1337, confirmations: 1 } }
  const [chain] = (await read(local, false)).chains
  assert.deepEqual([chain?.chainId, chain?.confirmations], [1337, 1])
  await assert.rejects(read(local), /ethereum has the chainId 1337; in production it is 1\.$/)
})

test('[N11] what is wrong in the file is told in one line', async () => {
  const right = { xpub, rpc }
  const token = { asset: 'USDT', contract, decimals: 6 }
  const wrong: readonly (readonly [content: unknown, says: RegExp])[] = [
    ['{', /is not JSON/],
    [[], /^EVENKEEL_CHAINS_FILE is no object\.$/],
    [
      { dogecoin: {} },
      /names the chain 'dogecoin'; it can be bitcoin, ethereum, bnb, polygon, tron/,
    ],
    [{ ethereum: 1 }, /EVENKEEL_CHAINS_FILE: ethereum is no object/],
    [{ ethereum: { ...right, rcp: [] } }, /ethereum has 'rcp'; it can have xpub, address, rpc/],
    [{ ethereum: {} }, /ethereum needs an xpub, or an address for deposits by hand/],
    [{ ethereum: { xpub: 'x' } }, /an xpub that cannot be used: it is no extended public key/],
    [{ ethereum: { xpub: account.privateExtendedKey } }, /cannot be used: it is a private key/],
    [{ ethereum: { ...right, address: contract } }, /has an xpub and an address/],
    [{ ethereum: { rpc, address: contract } }, /has rpc and an address/],
    [{ tron: { address: contract } }, /has an address that is none \(addressOfOtherNetwork\)/],
    [{ ethereum: { ...right, hotWallet: '0x12' } }, /has a hotWallet that is none/],
    [{ ethereum: { xpub, hotWallet: contract } }, /has a hotWallet and no rpc/],
    [{ tron: { xpub, hotWallet: contract } }, /tron has 'hotWallet'/],
    [{ tron: { xpub, rpc } }, /tron has rpc; only EVM chains are followed/],
    [{ tron: { xpub, chainId: 1 } }, /tron has 'chainId'/],
    [{ ethereum: { xpub, rpc: 'https://one.example' } }, /has a rpc that is no list/],
    [{ ethereum: { xpub, rpc: ['http://one.example'] } }, /as rpc\[0\] no https address/],
    [{ ethereum: { xpub, rpc: ['https://me:pass@one.example'] } }, /as rpc\[0\] no https address/],
    [{ ethereum: { xpub, rpc: ['nonsense'] } }, /as rpc\[0\] no https address/],
    [{ ethereum: { xpub, rpc: [rpc[0], rpc[0]] } }, /has the same rpc twice/],
    [{ ethereum: { ...right, confirmations: 1 } }, /confirmations that is no whole number from 2/],
    [{ ethereum: { ...right, confirmations: 2.5 } }, /confirmations that is no whole number/],
    [{ ethereum: { ...right, explorer: 'https://x.example' } }, /has an explorer that is not as/],
    [{ ethereum: { ...right, explorer: 'javascript:{tx}' } }, /has an explorer that is not as/],
    [{ ethereum: { ...right, tokens: {} } }, /has a tokens that is no list/],
    [
      { ethereum: { ...right, tokens: [{ ...token, contract: 'TR7N' }] } },
      /ethereum: tokens\[0\] needs the address of its contract \(addressMalformed\)/,
    ],
    [
      { ethereum: { ...right, tokens: [{ ...token, decimals: 37 }] } },
      /tokens\[0\] has a decimals/,
    ],
    [
      { ethereum: { ...right, tokens: [{ asset: 'USDT', contract }] } },
      /tokens\[0\] needs decimals/,
    ],
    [{ ethereum: { ...right, tokens: [{ ...token, asset: 'usdt' }] } }, /needs an asset, as USDT/],
    [{ ethereum: { ...right, tokens: [token, token] } }, /has the same contract twice/],
  ]
  for (const [content, says] of wrong)
    await assert.rejects(read(content), (error) => {
      assert(error instanceof BadConfig)
      assert.match(error.message, says)
      assert(!/\n|xprv|v1\/key|pass/.test(error.message), error.message)
      return true
    })
  const missing = { EVENKEEL_CHAINS_FILE: join(dir, 'nowhere') }
  assert.throws(() => readSettings(missing, true), /names a file that cannot be read/)
})
