/** What the server and the box say to each other: a byte for the kind, four for the length, then the bytes. */

export const kinds = { ready: 1, picture: 2, drawn: 3, failed: 4, mark: 5 } as const

export type Frame = { readonly kind: number; readonly bytes: Buffer }

const HEAD = 5
/** No picture is longer, before or after. */
const FRAME_MAX = 16 * 1_048_576

export function frame(kind: number, bytes: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(HEAD)
  head[0] = kind
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** Ends with the stream; throws for a frame that is too long to be one of ours. */
export async function* framesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let parts: Buffer[] = []
  let size = 0
  let wanted = HEAD
  for await (const chunk of stream) {
    parts.push(chunk)
    size += chunk.length
    while (size >= wanted) {
      const all = Buffer.concat(parts)
      wanted = HEAD + all.readUInt32BE(1)
      if (wanted > FRAME_MAX) throw new RangeError('a frame is too long')
      parts = [all]
      if (size < wanted) break
      yield { kind: all[0] as number, bytes: all.subarray(HEAD, wanted) }
      parts = [all.subarray(wanted)]
      size -= wanted
      wanted = HEAD
    }
  }
}

/** A picture with a text that is to be drawn over it. */
export function withText(text: string, picture: Buffer): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1'), picture])
}

export function textAndPicture(bytes: Buffer): { text: string; picture: Buffer } {
  const end = 1 + (bytes[0] as number)
  return { text: bytes.toString('latin1', 1, end), picture: bytes.subarray(end) }
}
