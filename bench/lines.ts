/** Open connections to one server, each of which carries one request at a time; and requests at a steady pace. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Lines = {
  /** Resolves with the whole answer. */
  ask(bytes: Buffer): Promise<Buffer>
  close(): void
}

type Line = {
  readonly socket: Socket
  told?: ((answer: Buffer) => void) | undefined
  lost?: ((error: Error) => void) | undefined
}

/** `answer` tells the length of the first answer in some bytes, or 0 while it is not whole. */
export async function openLines(
  url: string,
  count: number,
  answer: (bytes: Buffer) => number,
): Promise<Lines> {
  const { hostname, port } = new URL(url)
  const free: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  const all = Array.from({ length: count }, (): Line => {
    const line: Line = { socket: connect(Number(port), hostname).setNoDelay(true) }
    let rest: Buffer = Buffer.alloc(0)
    line.socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk])
      const length = answer(rest)
      if (length === 0) return
      const whole = rest.subarray(0, length)
      rest = rest.subarray(length)
      line.told?.(whole)
      const next = waiting.shift()
      if (next === undefined) free.push(line)
      else next(line)
    })
    line.socket.on('close', () => line.lost?.(new Error('a connection was closed')))
    return line
  })
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')))
  free.push(...all)
  return {
    async ask(bytes) {
      // In turns: one that is never used is closed by the server.
      const line = free.shift() ?? (await new Promise<Line>((resolve) => waiting.push(resolve)))
      return new Promise((resolve, reject) => {
        line.told = resolve
        line.lost = reject
        line.socket.write(bytes)
      })
    },
    close() {
      for (const { socket } of all) socket.removeAllListeners('close').destroy()
    },
  }
}

/** How long each answer took, from when it was due to be asked for. */
export async function steady(
  next: () => Promise<unknown>,
  perSecond: number,
  seconds: number,
): Promise<Float64Array> {
  const total = perSecond * seconds
  const waits = new Float64Array(total)
  const asked: Promise<void>[] = []
  const begun = performance.now()
  const since = (nth: number) => performance.now() - begun - (nth * 1000) / perSecond
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (let nth = asked.length; nth < total && since(nth) >= 0; nth++)
        asked.push(
          next().then(() => {
            waits[nth] = since(nth)
          }),
        )
      if (asked.length < total) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  await Promise.all(asked)
  return waits
}
