/** The line between a program and a server: one address for whichever server is up, and a line that can be cut or can lose answers. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  readonly url: string
  /** Where it leads from now on; nowhere, while there is no server. */
  lead(url: string | undefined): void
  /** Ends every connection at once. */
  cut(): void
  /** While it is so, what a server answers does not arrive, and its connection is cut in its place. */
  losesAnswers: boolean
  stop(): Promise<void>
}

export async function openLine(): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let target: { readonly host: string; readonly port: number } | undefined

  const line = createServer((from) => {
    from.on('error', () => undefined)
    if (target === undefined) return from.destroy()
    const to = connect(target)
    const pair = [from, to] as const
    const end = () => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    pairs.add(pair)
    for (const socket of pair) socket.on('error', end).on('close', end)
    from.on('data', (bytes) => void to.write(bytes))
    to.on('data', (bytes) => {
      if (told.losesAnswers) end()
      else from.write(bytes)
    })
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))

  const told: Line = {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    lead(url) {
      const { hostname: host, port } = new URL(url ?? 'http://nowhere:1')
      target = url === undefined ? undefined : { host, port: Number(port) }
    },
    cut() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    losesAnswers: false,
    async stop() {
      told.cut()
      await new Promise((resolve) => line.close(resolve))
    },
  }
  return told
}
