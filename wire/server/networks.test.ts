/** Which addresses count as one caller. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf, rateLimitKey } from './networks.ts'

for (const [address, caller, network] of [
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0', '0:0:0:0'],
  ['', '', ''],
] as const)
  test(`[I4] ${address || 'no address'} counts for ${network || 'nobody in particular'}`, () => {
    assert.equal(rateLimitKey(address), caller)
    assert.equal(networkOf(address), network)
  })
