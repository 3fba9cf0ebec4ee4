/** Addresses and networks, beside what the system itself takes for one. */
import assert from 'node:assert/strict'
import { isIP } from 'node:net'
import { test } from 'node:test'
import fc from 'fast-check'
import { isNetwork } from './networks.ts'

test('[E20] an address is one where the system takes it for one', () => {
  const part = fc.oneof(
    fc.constantFrom('', '0', '00', '255', '256', 'ffff', '12345', 'g', '192.0.2.7', '1.2.3', '%a'),
    fc.nat(300).map(String),
    fc.nat(0xffff).map((group) => group.toString(16)),
  )
  const written = fc
    .tuple(fc.array(part, { maxLength: 10 }), fc.constantFrom('.', ':'))
    .map(([parts, between]) => parts.join(between))
  const addresses = fc.oneof(written, fc.ipV4(), fc.ipV4Extended(), fc.ipV6())
  fc.assert(
    fc.property(addresses, (text) =>
      assert.equal(isNetwork(text), !text.includes('%') && isIP(text) !== 0, text),
    ),
    { numRuns: 3_000 },
  )
})

test('[E20] a network is an address and how many of its bits count', () => {
  for (const text of ['192.0.2.0/24', '0.0.0.0/0', '192.0.2.7/32', '2001:db8::/128', '::/0'])
    assert.equal(isNetwork(text), true, text)
  const bits = [
    '192.0.2.0/33',
    '::/129',
    '192.0.2.0/',
    '192.0.2.0/024',
    '::1/64/64',
    '192.0.2.7/-1',
  ]
  const others = ['', '/24', '1/8', 'example.org', 'fe80::1%eth0', ' 192.0.2.7']
  for (const text of [...bits, ...others]) assert.equal(isNetwork(text), false, text)
})
