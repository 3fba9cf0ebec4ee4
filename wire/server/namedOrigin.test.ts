/** Origins of this machine, and others, by name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedOrigin } from './namedOrigin.ts'

test('an address of loopback is called localhost, with its port; nothing else is touched', () => {
  assert.equal(namedOrigin('http://127.0.0.1:8082'), 'http://localhost:8082')
  assert.equal(namedOrigin('http://[::1]:8082'), 'http://localhost:8082')
  for (const origin of [
    'http://localhost:8082',
    'http://127.0.0.10:8082',
    'http://127.0.0.1.example.org',
    'http://192.168.1.7:8082',
    'https://console.example.org',
  ])
    assert.equal(namedOrigin(origin), origin)
})
