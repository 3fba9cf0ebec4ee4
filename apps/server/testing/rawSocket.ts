/** A socket down to its bytes: for clients that break the rules, or do not read. */
import { connect, type Socket } from 'node:net'

export type RawSocket = {
  readonly socket: Socket
  /** The first line of the answer to the upgrade. */
  readonly welcomed: Promise<string>
  /** The code of the frame that closes it, if one comes before the end. */
  readonly closed: Promise<number | undefined>
}

const UPGRADE = [
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]
const CLOSE = 0x88

export function openRaw(port: number, path = '/wss', headers: readonly string[] = []): RawSocket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\n${[...UPGRADE, ...headers].join('\r\n')}\r\n\r\n`)
  const welcomed = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString('latin1').split('\r\n')[0] ?? ''))
    socket.once('close', () => resolve(''))
  })
  let bytes = Buffer.alloc(0)
  const closed = new Promise<number | undefined>((resolve) => {
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
    })
    socket.once('close', () => resolve(closeCodeIn(bytes)))
  })
  return { socket, welcomed, closed }
}

/** Walks over whole frames up to the one that closes. */
function closeCodeIn(bytes: Buffer): number | undefined {
  let at = bytes.indexOf('\r\n\r\n') + 4
  while (at + 2 <= bytes.length) {
    const short = (bytes[at + 1] as number) & 127
    const headSize = short < 126 ? 2 : short === 126 ? 4 : 10
    if (at + headSize > bytes.length) return undefined
    if (bytes[at] === CLOSE) return short >= 2 ? bytes.readUInt16BE(at + 2) : undefined
    const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : 0
    at += headSize + size
  }
  return undefined
}

type Shape = {
  readonly opcode?: number
  readonly isFinal?: boolean
  readonly isMasked?: boolean
  readonly reserved?: number
}

/** A frame of a client, with a mask of zeros unless it is to have none. */
export function clientFrame(body: string | Buffer, shape: Shape = {}): Buffer {
  const { opcode = 1, isFinal = true, isMasked = true, reserved = 0 } = shape
  const content = Buffer.from(body as string)
  const { length } = content
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = (isFinal ? 0x80 : 0) | reserved | opcode
  head[1] = (isMasked ? 0x80 : 0) | (length < 126 ? length : length < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, Buffer.alloc(isMasked ? 4 : 0), content])
}
