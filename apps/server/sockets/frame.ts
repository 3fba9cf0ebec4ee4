/** Messages of the stream as bytes: packed with gzip, in one frame of a socket, once for all who hear them. */
import { gzipSync } from 'node:zlib'

export type Message = {
  /** A later one has a higher number, whatever it is about. */
  readonly number: number
  readonly text: string
  /** Its bytes, once somebody needed them. */
  frame: Buffer | undefined
}

/** Beyond this the packing takes twice the time and saves a tenth. */
const LEVEL = 4
const BINARY = 0x82
/** Lengths of up to so much stand in the head itself, in two bytes, or in eight. */
const SHORT = 125
const MIDDLE = 65_535

export function frameOf(message: Message): Buffer {
  message.frame ??= pack(message.text)
  return message.frame
}

/** A whole binary frame; those of a server have no mask. */
export function pack(text: string): Buffer {
  const packed = gzipSync(text, { level: LEVEL })
  const { length } = packed
  const headSize = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10
  const frame = Buffer.allocUnsafe(headSize + length)
  frame[0] = BINARY
  frame[1] = headSize === 2 ? length : headSize === 4 ? 126 : 127
  if (headSize === 4) frame.writeUInt16BE(length, 2)
  if (headSize === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  packed.copy(frame, headSize)
  return frame
}
