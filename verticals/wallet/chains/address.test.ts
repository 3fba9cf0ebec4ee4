/** Addresses: the published vectors of each network, and every way to mistype one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checksummed, type ReadAddress, readAddress, tronAddress } from './address.ts'
import { type ChainName, chainNames, chains } from './chain.ts'

const evm = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const base58 = ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy']
const segwit = [
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
]
const testnets = [
  'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
  'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
]
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH']

const faultOf = (read: ReadAddress) => (read.ok ? undefined : read.fault)
const fault = (chain: ChainName, text: string) => faultOf(readAddress(chain, text))
const right = (address: string): ReadAddress => ({ ok: true, address })

test('[N1] EIP-55: the published addresses, in one case or with the right letters', () => {
  for (const address of evm) {
    const canonical = checksummed(address)
    const digits = address.slice(2)
    assert.deepEqual(readAddress('ethereum', address), right(canonical))
    assert.deepEqual(readAddress('bnb', `0x${digits.toLowerCase()}`), right(canonical))
    assert.deepEqual(readAddress('polygon', `0x${digits.toUpperCase()}`), right(canonical))
  }
  for (const address of evm.slice(4)) {
    assert.equal(checksummed(address.toLowerCase()), address)
    assert.equal(fault('ethereum', swapCase(address)), 'addressChecksumWrong')
  }
})

test('[N1] the zero address, and what only looks like an address, is malformed', () => {
  const wrong = [
    `0x${'0'.repeat(40)}`,
    '',
    '0x',
    evm[4]!.slice(2),
    evm[4]!.replace('0x', '0X'),
    `${evm[4]}0`,
    evm[4]!.slice(0, -1),
    ` ${evm[4]}`,
    `${evm[4]}\n`,
    evm[4]!.replace('a', 'g'),
    'satoshi',
    '1'.repeat(34),
    'л'.repeat(34),
    'x'.repeat(100_000),
  ]
  for (const text of wrong) assert.equal(fault('ethereum', text), 'addressMalformed', text)
  for (const text of wrong.filter((one) => !one.startsWith('1')))
    for (const chain of ['bitcoin', 'tron'] as const)
      assert.notEqual(fault(chain, text), undefined, text)
})

test('[N1] BIP-173 and BIP-350: addresses of the main network, each version with its checksum', () => {
  for (const address of segwit)
    assert.deepEqual(readAddress('bitcoin', address), right(address.toLowerCase()))
  for (const address of base58) assert.deepEqual(readAddress('bitcoin', address), right(address))
})

test('[N1] BIP-173 and BIP-350: what they list as invalid is refused, and why', () => {
  const invalid: readonly (readonly [text: string, fault: string])[] = [
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'addressChecksumWrong'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'addressChecksumWrong'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'addressChecksumWrong'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'addressChecksumWrong'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'addressChecksumWrong'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj', 'addressChecksumWrong'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'addressMalformed'],
    ['BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'addressMalformed'],
    ['bc1pw5dgrnzv', 'addressMalformed'],
    ['bc1rw5uspcuh', 'addressMalformed'],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'addressMalformed',
    ],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'addressMalformed'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'addressMalformed'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du', 'addressMalformed'],
    ['bc1gmk9yu', 'addressMalformed'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'addressMalformed'],
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'addressOfOtherNetwork'],
  ]
  for (const [text, why] of invalid) assert.equal(fault('bitcoin', text), why, text)
})

test('[N1] a right address of another network is told from a mistyped one', () => {
  const all = { evm, bitcoin: [...base58, ...segwit], tron }
  for (const chain of chainNames) {
    const { family } = chains[chain]
    for (const [other, addresses] of Object.entries(all))
      for (const address of addresses) {
        const expected = other === family ? undefined : 'addressOfOtherNetwork'
        assert.equal(fault(chain, address), expected, `${address} for ${chain}`)
      }
    for (const address of testnets)
      assert.equal(fault(chain, address), 'addressOfOtherNetwork', `${address} for ${chain}`)
  }
  for (const address of tron) assert.deepEqual(readAddress('tron', address), right(address))
})

test('[N1] every change of one character of a base58 or bech32 address is refused', () => {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0OIl-'
  const given: readonly (readonly [ChainName, readonly string[]])[] = [
    ['bitcoin', [...base58, ...segwit]],
    ['tron', tron],
  ]
  for (const [chain, addresses] of given)
    for (const address of addresses)
      for (const changed of changesOf(address, letters))
        assert.notEqual(fault(chain, changed), undefined, changed)
})

test('[N1] every change of one character of any TRON address is refused', () => {
  const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(tronAddress)
  const letter = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')
  fc.assert(
    fc.property(address, fc.nat(33), letter, (right, at, by) => {
      assert.equal(fault('tron', right), undefined)
      fc.pre(right.charAt(at) !== by)
      assert.notEqual(fault('tron', right.slice(0, at) + by + right.slice(at + 1)), undefined)
    }),
  )
})

test('[N1] a letter of the wrong case is always refused, a wrong digit but for one in thousands', () => {
  let tried = 0
  let missed = 0
  for (const address of evm.slice(4)) {
    for (const changed of changesOf(address, '0123456789abcdefABCDEF')) {
      const isCase = changed.toLowerCase() === address.toLowerCase()
      if (isCase) assert.equal(fault('ethereum', changed), 'addressChecksumWrong', changed)
      tried++
      if (fault('ethereum', changed) === undefined) missed++
    }
  }
  // EIP-55 has 15 bits of a checksum on average, and says itself what it misses.
  assert(tried > 3_000 && missed <= 2, `${missed} of ${tried} changes went unnoticed`)
})

function* changesOf(address: string, letters: string): Generator<string> {
  for (let at = 0; at < address.length; at++)
    for (const by of letters)
      if (by !== address.charAt(at)) yield address.slice(0, at) + by + address.slice(at + 1)
}

function swapCase(address: string): string {
  const swap = (letter: string) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  return `0x${[...address.slice(2)].map(swap).join('')}`
}
