/** A push service on this machine, and the browser behind it: takes what is posted, and reads it as RFC 8291 says. */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type Got = {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

export async function startPushTarget() {
  const got: Got[] = []
  /** What it answers at a path; 201 where nothing is said. */
  const answers = new Map<string, number[]>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = request.url ?? ''
    got.push({ path, headers: request.headers, body })
    response.statusCode = answers.get(path)?.shift() ?? 201
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    got,
    answers,
    stop: () => new Promise<unknown>((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** A browser's keys, and how it reads a message. */
export function browserKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = Buffer.from('a secret of 16 B')
  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] as number
      const serverKey = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const hmac = (key: Buffer, ...parts: Buffer[]) =>
        createHmac('sha256', key).update(Buffer.concat(parts)).digest()
      const shared = hmac(auth, pair.computeSecret(serverKey))
      const label = Buffer.from('WebPush: info\0')
      const input = hmac(shared, label, publicKey, serverKey, Buffer.of(1))
      const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      if (plain.at(-1) !== 2) throw new Error('not the last record')
      return plain.subarray(0, -1).toString()
    },
  }
}

/** What the header of RFC 8292 claims, if it was signed with the key that it names. */
export function claimsOf(authorization: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head, claims = '', signature = ''] = token.split('.')
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood) throw new Error('not signed with that key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
