/** A cable to the database that can be cut at the worst moments, or go dead without a word. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import type pg from 'pg'

/** `before`: the server never sees what is sent next. `after`: it answers, and nobody hears it. */
export type Cut = 'before' | 'after'

export type Proxy = {
  /** Leads to the database through this proxy. */
  readonly connection: pg.ClientConfig
  /** How many connections were tried while it was down. */
  readonly refused: number
  /** Cuts at the next statement; resolves when that has happened. The cable stays down if told so. */
  cutAt(moment: Cut, options?: { stayDown?: boolean }): Promise<void>
  /** Cuts now. */
  cut(): void
  /** Forwards nothing from now on, and tells nobody: on the connections there are for ever, on new ones until it is up. */
  hang(): void
  up(): void
}

export async function startProxy(t: TestContext, connection: pg.ClientConfig): Promise<Proxy> {
  const database = `${connection.host}/.s.PGSQL.${connection.port}`
  const cables = new Set<Socket>()
  let armed: { moment: Cut; stayDown: boolean; cutNow: () => void } | undefined
  const hung = new Set<Socket>()
  let down = false
  let hanging = false
  let refused = 0

  function cut(): void {
    for (const cable of cables) cable.destroy()
  }

  function isCutting(moment: Cut): boolean {
    if (armed?.moment !== moment) return false
    down = armed.stayDown
    armed.cutNow()
    armed = undefined
    cut()
    return true
  }

  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (down) {
      refused++
      near.destroy()
      return
    }
    const far = connect(database)
    if (hanging) hung.add(near)
    joinEnds(cables, near, far)
    near.on('data', (bytes) => {
      if (hung.has(near)) return
      if (!isCutting('before')) far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (hung.has(near)) return
      if (!(isReady(bytes) && isCutting('after'))) near.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    cut()
    server.close()
  })

  const { port } = server.address() as AddressInfo
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    get refused() {
      return refused
    },
    cutAt: (moment, { stayDown = false } = {}) =>
      new Promise((cutNow) => {
        armed = { moment, stayDown, cutNow }
      }),
    cut,
    hang() {
      hanging = true
      for (const cable of cables) hung.add(cable)
    },
    up() {
      down = false
      hanging = false
    },
  }
}

/** The end of one is the end of both. */
function joinEnds(cables: Set<Socket>, near: Socket, far: Socket): void {
  far.on('error', () => near.destroy())
  for (const cable of [near, far]) {
    cables.add(cable)
    cable.on('close', () => {
      cables.delete(cable)
      near.destroy()
      far.destroy()
    })
  }
}

/** The server's answer is whole: it ends with `ReadyForQuery`, so the statement is committed. */
function isReady(bytes: Buffer): boolean {
  return (
    bytes.length >= 6 &&
    bytes.toString('latin1', bytes.length - 6, bytes.length - 1) === 'Z\0\0\0\x05'
  )
}
