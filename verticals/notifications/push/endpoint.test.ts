/** Where a push may go: out into the world by TLS, and never into the house. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSender, encrypt, isReadable } from './encrypting.ts'
import { createPost, endpointOf, isPublicAddress } from './endpoint.ts'

for (const [text, isAllowed] of [
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://8.8.8.8/', false],
  ['https://2130706433/', false],
  ['https://localhost/', false],
  ['https://metadata/', false],
  ['http://127.0.0.1:9/', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
  [`https://a.example/${'x'.repeat(1_000)}`, false],
] as const)
  test(`[NC11] [X4] ${text.slice(0, 50)} is ${isAllowed ? '' : 'not '}a place to push to`, () => {
    assert.equal(endpointOf(text, false) !== undefined, isAllowed)
  })

for (const [address, isPublic] of [
  ['8.8.8.8', true],
  ['2606:4700::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['2002:0a00:0001::', false],
  ['64:ff9b::a00:1', false],
] as const)
  test(`[NC11] [X4] ${address} is ${isPublic ? '' : 'not '}a public address`, () => {
    assert.equal(isPublicAddress(address), isPublic)
  })

test('[NC11] [X4] a name that leads to this machine is refused when the connection is made', async () => {
  const failure = await createPost(false)(
    new URL('https://localhost.localdomain/'),
    {},
    Buffer.alloc(1),
  ).catch((error) => error)
  assert.ok(['ENOTPUBLIC', 'ENOTFOUND', 'EAI_AGAIN'].includes(failure.code), failure.code)
  const own = await createPost(false)(new URL('https://localhost/'), {}, Buffer.alloc(1)).catch(
    (error) => error,
  )
  assert.equal(own.code, 'ENOTPUBLIC')
})

test('[NC11] keys that are none are found out before anything is kept', () => {
  const { publicKey } = createSender(Buffer.alloc(32, 7), 'mailto:a@b.example')
  const auth = Buffer.alloc(16, 1).toString('base64url')
  assert.equal(isReadable({ p256dh: publicKey, auth }), true)
  assert.equal(isReadable({ p256dh: publicKey, auth: auth.slice(0, 10) }), false)
  assert.equal(isReadable({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth }), false)
  const one = encrypt({ p256dh: publicKey, auth }, Buffer.from('same'))
  assert.notDeepEqual(one, encrypt({ p256dh: publicKey, auth }, Buffer.from('same')))
})
