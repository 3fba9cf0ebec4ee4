/** Messages as bytes, in one frame of a socket, once for all who hear them: those of the stream packed with gzip, others as they are. */
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
const TEXT = 0x81
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
  const frame = emptyFrame(BINARY, packed.length)
  packed.copy(frame, frame.length - packed.length)
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
