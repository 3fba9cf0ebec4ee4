/** A certificate for tests, made on the spot: self-signed, for one address, good for a day. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Certificate = { readonly key: string; readonly cert: string }

const DAY_MS = 24 * 3_600_000
/** Tags of DER: what a certificate is written in. */
const tags = { boolean: 1, integer: 2, bits: 3, octets: 4, name: 6, utf8: 12, time: 24 } as const
const [SEQUENCE, SET, VERSION, EXTENSIONS, IP] = [0x30, 0x31, 0xa0, 0xa3, 0x87]
const ids = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  otherNames: '551d11',
  constraints: '551d13',
}

/** For an IPv4 address; whoever trusts it trusts it for that alone. */
export function makeCertificate(address: string, now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = list(id(ids.ecdsaWithSha256))
  const name = list(
    der(SET, list(id(ids.commonName), der(tags.utf8, Buffer.from('Evenkeel test')))),
  )
  const octets = Buffer.from(address.split('.').map(Number))
  const extensions = [
    list(id(ids.otherNames), der(tags.octets, list(der(IP, octets)))),
    list(
      id(ids.constraints),
      der(tags.boolean, Buffer.from([0xff])),
      der(tags.octets, list(der(tags.boolean, Buffer.from([0xff])))),
    ),
  ]
  const body = list(
    der(VERSION, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    list(time(now - DAY_MS), time(now + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, list(...extensions)),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  const whole = list(body, algorithm, der(tags.bits, signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  }
}

function der(tag: number, content: Buffer): Buffer {
  const size = content.length
  const length = size < 128 ? [size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const list = (...parts: readonly Buffer[]) => der(SEQUENCE, Buffer.concat(parts))
const id = (hex: string) => der(tags.name, Buffer.from(hex, 'hex'))

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\.\d+/, '').replace(/[-:T]/g, '')
  return der(tags.time, Buffer.from(digits))
}
