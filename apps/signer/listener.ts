/** The signer's socket: a file that nobody but its user, or one group, may open. */
import { once } from 'node:events'
import { chmod, chown, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import {
  createUnframing,
  frame,
  readSignRequest,
  type Signing,
} from '@evenkeel/verticals/all.signer.ts'
import { BadConfig, type Log } from '@evenkeel/wire/server'

type Options = {
  readonly path: string
  readonly group: number | undefined
  readonly signing: Signing
  readonly log: Log
}

export type Listener = { close(): Promise<void> }

const CONNECTIONS_MOST = 8
const OWN = 0o600
const OWN_AND_GROUP = 0o660

export async function listen({ path, group, signing, log }: Options): Promise<Listener> {
  await removeStale(path)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    serve(socket, signing, log)
  })
  server.maxConnections = CONNECTIONS_MOST
  // From its first moment on it is nobody else's: its mode is set as it is made.
  const mask = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(mask)
  }
  await once(server, 'listening')
  if (group !== undefined) await chown(path, process.getuid?.() ?? 0, group)
  await chmod(path, group === undefined ? OWN : OWN_AND_GROUP)
  return {
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

function serve(socket: Socket, signing: Signing, log: Log): void {
  const refuse = (why: string) => {
    log.warn('a question was refused', { reason: why })
    socket.destroy()
  }
  const hear = createUnframing((message) => {
    const asked = readSignRequest(message)
    if (asked === undefined) refuse('malformed')
    else void signing.answer(asked).then((answered) => socket.write(frame(answered)))
  })
  socket.on('data', (piece) => {
    try {
      hear(piece)
    } catch {
      refuse('malformed')
    }
  })
}

/** What a signer that was killed has left; one that still answers is left alone. */
async function removeStale(path: string): Promise<void> {
  const probe = connect(path)
  const isAlive = await new Promise<boolean>((resolve) => {
    probe.on('connect', () => resolve(true))
    probe.on('error', () => resolve(false))
  })
  probe.destroy()
  if (isAlive) throw new BadConfig('Another signer listens on EVENKEEL_SIGNER_SOCKET.')
  await rm(path, { force: true })
}
