/** Messages as bytes, in one frame of a socket, once for all who hear them: those of the stream packed with gzip, others as they are. */
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'

export type Message = {
  /** A later one has a higher number, whatever it is about. */
  readonly number: number
  readonly text: string
  /** Name of the state it carries: a later message with the same name replaces it. */
  readonly state?: string | undefined
  /** Its bytes, once somebody needed them. */
  frame: Buffer | undefined
}

/** Beyond this the packing takes twice the time and saves a tenth. */
const LEVEL = 4
/** Characters; packing a shorter answer in another thread costs as much as it saves. */
const LONG = 8_192
const gzipLater = promisify(gzip)
/** RFC 1952, 2.3: the head without anything optional, and the flag of a file name. */
const GZIP_HEAD = 10
const GZIP_FLAGS = 3
const GZIP_HAS_NAME = 8
const BINARY = 0x82
const TEXT = 0x81
/** Lengths of up to so much stand in the head itself, in two bytes, or in eight. */
const SHORT = 125
const MIDDLE = 65_535

export function frameOf(message: Message): Buffer {
  message.frame ??= pack(message.text, message.state)
  return message.frame
}

/** A whole binary frame; those of a server have no mask. `state` is the file name in the head of the gzip. */
export function pack(text: string, state?: string): Buffer {
  return framed(gzipSync(text, { level: LEVEL }), state)
}

/** Packs an answer to one listener; a long one in another thread. */
export async function packApart(text: string): Promise<Buffer> {
  return text.length < LONG ? pack(text) : framed(await gzipLater(text, { level: LEVEL }))
}

function framed(packed: Buffer, state?: string): Buffer {
  const name = state === undefined ? '' : `${state}\0`
  const frame = emptyFrame(BINARY, packed.length + name.length)
  const at = frame.length - packed.length - name.length
  packed.copy(frame, at, 0, GZIP_HEAD)
  if (state !== undefined) frame[at + GZIP_FLAGS] = GZIP_HAS_NAME
  frame.write(name, at + GZIP_HEAD, 'latin1')
  packed.copy(frame, at + GZIP_HEAD + name.length, GZIP_HEAD)
  return frame
}

/** A whole text frame. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const frame = emptyFrame(TEXT, length)
  frame.write(text, frame.length - length)
  return frame
}

/** A frame with its head, and room for what it carries. */
function emptyFrame(kind: number, length: number): Buffer {
  const headSize = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10
  const frame = Buffer.allocUnsafe(headSize + length)
  frame[0] = kind
  frame[1] = headSize === 2 ? length : headSize === 4 ? 126 : 127
  if (headSize === 4) frame.writeUInt16BE(length, 2)
  if (headSize === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  return frame
}
