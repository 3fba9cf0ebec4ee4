/** The signer of production, which is another process: asked over its socket, again after every loss. */
import { connect, type Socket } from 'node:net'
import type { ChainSettings } from '../../chains/settings.ts'
import { createUnframing, frame } from '../../signing/framing.ts'
import { type Answered, type Asked, readAnswered, written } from '../../signing/protocol.ts'
import { type Signed, type Signer, SignerRefusal } from './signer.ts'

/** It cannot be reached, or its answer did not come: whether it signed is not known, and may be asked again. */
export class SignerAway extends Error {
  override readonly name = 'SignerAway'
}

export type SocketSigner = Signer & { close(): void }

type Options = {
  readonly path: string
  readonly chains: readonly ChainSettings[]
  readonly timeoutMs?: number
}

type Waiting = { answer(answered: Answered): void; fail(error: Error): void }
type Line = { readonly socket: Socket; readonly waiting: Map<number, Waiting> }

const TIMEOUT_MS = 10_000
/** The same order gets the same signature, so that a lost answer costs nothing but another question. */
const TRIES = 2

export function createSocketSigner({
  path,
  chains,
  timeoutMs = TIMEOUT_MS,
}: Options): SocketSigner {
  const wallets = new Map(chains.map(({ name, hotWallet }) => [name, hotWallet]))
  let line: Line | undefined
  let asked = 0

  function open(): Line {
    const socket = connect(path)
    const opened: Line = { socket, waiting: new Map() }
    const hear = createUnframing((message) => {
      const answered = readAnswered(message)
      if (answered === undefined) throw new SignerAway('the signer says what cannot be')
      opened.waiting.get(answered.id)?.answer(answered)
    })
    socket.on('data', (piece) => {
      try {
        hear(piece)
      } catch {
        socket.destroy()
      }
    })
    // `close` follows, and tells whoever waits.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (line === opened) line = undefined
      for (const { fail } of opened.waiting.values()) fail(new SignerAway('the signer is away'))
    })
    socket.unref()
    return opened
  }

  async function ask(asking: Asked): Promise<Answered> {
    line ??= open()
    const { socket, waiting } = line
    const id = asked++
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<Answered>((answer, fail) => {
        waiting.set(id, { answer, fail })
        // A line that is silent is given up, with all that was asked on it.
        timer = setTimeout(() => socket.destroy(), timeoutMs)
        socket.write(frame(written({ id, ...asking })))
      })
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  /** Until it is answered, and no more often than it makes sense. */
  async function askTwice(asking: Asked): Promise<Answered> {
    for (let tries = 1; ; tries++)
      try {
        const answered = await ask(asking)
        if (!('refused' in answered)) return answered
        throw new SignerRefusal(`the signer refuses: ${answered.refused}`)
      } catch (error) {
        if (!(error instanceof SignerAway) || tries === TRIES) throw error
      }
  }

  async function signed(asking: Asked): Promise<Signed> {
    const answered = await askTwice(asking)
    if ('signed' in answered) return answered.signed
    throw new SignerAway('the signer has answered another question')
  }

  return {
    addressOf: async (chain) => wallets.get(chain),
    async check(draft) {
      await askTwice({ check: draft })
    },
    sign: (order) => signed({ sign: order }),
    signCancellation: (order) => signed({ cancel: order }),
    close() {
      line?.socket.destroy()
    },
  }
}
