/** Members' addresses: the published vectors of BIP-84 and of well-known phrases, and what is refused as a key. */
import assert from 'node:assert/strict'
import { pbkdf2Sync } from 'node:crypto'
import { test } from 'node:test'
import { HDKey } from '@scure/bip32'
import { readAddress } from './address.ts'
import type { ChainFamily } from './chain.ts'
import { type AccountKey, accountKeyOf, readAccountKey } from './derive.ts'

const phrases = {
  bip84: `${'abandon '.repeat(11)}about`,
  ganache: 'myth like bonus scare over problem client lizard pioneer submit female collect',
}
const seedOf = (phrase: string) => pbkdf2Sync(phrase, 'mnemonic', 2048, 64, 'sha512')
const seed = seedOf(phrases.bip84)
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const rootZpub =
  'zpub6jftahH18ngZxLmXaKw3GSZzZsszmt9WqedkyZdezFtWRFBZqsQH5hyUmb4pCEeZGmVfQuP5bedXTB8is6fTv19U1GQRyQUKQGUTzyHACMF'

function keyOf(family: ChainFamily, text: string): AccountKey {
  const read = readAccountKey(family, text)
  assert('key' in read, JSON.stringify(read))
  return read.key
}

function faultOf(family: ChainFamily, text: string): string | undefined {
  const read = readAccountKey(family, text)
  return 'fault' in read ? read.fault : undefined
}

test('[N2] BIP-84: the first addresses of the published account, from its zpub, its xpub and its seed', () => {
  const xpub = HDKey.fromMasterSeed(seed).derive("m/84'/0'/0'").publicExtendedKey
  for (const key of [
    keyOf('bitcoin', zpub),
    keyOf('bitcoin', xpub),
    accountKeyOf('bitcoin', seed),
  ]) {
    assert.equal(key.addressOf(0), 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    assert.equal(key.addressOf(1), 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
    assert.equal(key.id, keyOf('bitcoin', zpub).id)
  }
})

test('[N2] BIP-44: the addresses that wallets show for well-known phrases, on Ethereum and TRON', () => {
  const accountOf = (phrase: string, coin: number) =>
    HDKey.fromMasterSeed(seedOf(phrase)).derive(`m/44'/${coin}'/0'`).publicExtendedKey
  const first = keyOf('evm', accountOf(phrases.bip84, 60))
  assert.equal(first.addressOf(0), '0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
  const second = keyOf('evm', accountOf(phrases.ganache, 60))
  assert.equal(second.addressOf(0), '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1')
  assert.equal(second.addressOf(1), '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0')
  const tron = keyOf('tron', accountOf(phrases.bip84, 195))
  assert.equal(tron.addressOf(0), 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
})

test('[N2] every member has an address that the network reads, and no two have the same', () => {
  for (const [family, chain] of [
    ['bitcoin', 'bitcoin'],
    ['evm', 'ethereum'],
    ['tron', 'tron'],
  ] as const) {
    const key = accountKeyOf(family, seed)
    const members = [...Array.from({ length: 40 }, (_, nth) => nth), 2 ** 31 - 1]
    const addresses = members.map((member) => key.addressOf(member))
    for (const address of addresses)
      assert.deepEqual(readAddress(chain, address), { ok: true, address })
    assert.equal(new Set(addresses).size, members.length)
    assert.equal(key.addressOf(7), addresses[7])
    for (const member of [-1, 2 ** 31, 1.5, Number.NaN])
      assert.throws(() => key.addressOf(member), RangeError)
  }
})

test('[N2] a private key is refused, and so is one that is not an account’s', () => {
  const root = HDKey.fromMasterSeed(seed)
  const account = root.derive("m/44'/60'/0'")
  const isPrivate = 'it is a private key, which has no place here'
  const isElsewhere = 'it is not the key of an account, three levels below the root'
  const isNone = 'it is no extended public key'
  assert.equal(faultOf('evm', account.privateExtendedKey), isPrivate)
  assert.equal(faultOf('evm', root.publicExtendedKey), isElsewhere)
  assert.equal(faultOf('bitcoin', rootZpub), isElsewhere)
  assert.equal(faultOf('evm', account.deriveChild(0).publicExtendedKey), isElsewhere)
  for (const text of ['', 'xpub', zpub, `${account.publicExtendedKey}x`, 'tpub'.padEnd(111, 'x')])
    assert.equal(faultOf('evm', text), isNone, text)
  const { publicExtendedKey: right } = account
  const at = 50
  const mistyped = right.slice(0, at) + (right[at] === 'a' ? 'b' : 'a') + right.slice(at + 1)
  assert.equal(faultOf('evm', mistyped), isNone)
})
