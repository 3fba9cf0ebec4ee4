/** Which addresses a phone can open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLoopback } from './loopback.ts'

test('the way to a phone is offered where a phone can go', () => {
  for (const hostname of ['localhost', 'app.localhost', '127.0.0.1', '127.9.8.7', '[::1]'])
    assert.equal(isLoopback(hostname), true, hostname)
  for (const hostname of ['192.168.1.20', 'evenkeel.example', 'localhost.example', '127.example'])
    assert.equal(isLoopback(hostname), false, hostname)
})
