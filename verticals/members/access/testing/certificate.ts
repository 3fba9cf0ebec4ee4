/** A certificate that signs itself, as small as they come: for attestations that must not be looked at. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

const SEQUENCE = 0x30
/** ecdsa-with-SHA256. */
const ALGORITHM = der(SEQUENCE, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
/** CN=x. */
const NAME = der(
  SEQUENCE,
  der(0x31, der(SEQUENCE, der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('x')))),
)

export function createCertificate(): { readonly certificate: Buffer; readonly key: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const times = ['200101000000Z', '490101000000Z'].map((time) => der(0x17, Buffer.from(time)))
  const version = der(0xa0, der(0x02, Buffer.from([2])))
  const content = der(
    SEQUENCE,
    version,
    der(0x02, Buffer.from([1])),
    ALGORITHM,
    NAME,
    der(SEQUENCE, ...times),
    NAME,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = Buffer.concat([Buffer.alloc(1), sign('sha256', content, privateKey)])
  const certificate = der(SEQUENCE, content, ALGORITHM, der(0x03, signature))
  return { certificate, key: privateKey }
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
