/** Messages on the signer's socket: each is JSON behind its length in four bytes. */

/** Far more than any message has. */
const BYTES_MOST = 65_536
const LENGTH_BYTES = 4

export class FrameFault extends Error {
  override readonly name = 'FrameFault'
}

export function frame(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message))
  const whole = Buffer.allocUnsafe(LENGTH_BYTES + body.length)
  whole.writeUInt32BE(body.length)
  body.copy(whole, LENGTH_BYTES)
  return whole
}

/** Puts pieces together; throws for what can be no message, after which nothing can be read any more. */
export function createUnframing(onMessage: (message: unknown) => void): (piece: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (piece) => {
    rest = Buffer.concat([rest, piece])
    while (rest.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + rest.readUInt32BE()
      if (end > BYTES_MOST) throw new FrameFault('a message is too long')
      if (rest.length < end) return
      const body = rest.subarray(LENGTH_BYTES, end)
      rest = rest.subarray(end)
      onMessage(parsed(body))
    }
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new FrameFault('a message is not JSON')
  }
}
