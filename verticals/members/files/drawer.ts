/** One decoder in its box: a process that is given a picture, and answers with it drawn anew. */
import { spawn } from 'node:child_process'
import { type Frame, frame, framesOf, kinds, withText } from './frames.ts'
import { kindOf } from './sniff.ts'

export type Drawer = {
  /** Whether it came up. */
  readonly ready: Promise<boolean>
  /** Nothing, where the picture cannot be decoded, in time, or without the end of the decoder. */
  draw(bytes: Buffer): Promise<Buffer | undefined>
  /** The same, with a text all over it. */
  mark(bytes: Buffer, text: string): Promise<Buffer | undefined>
  /** How many it was given so far. */
  readonly pictures: number
  readonly isOver: boolean
  /** Ends it at once, whatever it does. */
  end(): Promise<void>
}

const LIMIT_MS = 10_000
/** All that it is told: what is too large for memory is not to be put into a file either. */
const ENVIRONMENT = { VIPS_DISC_THRESHOLD: '1g' }

/** Apart from our own terminal: it ends when we say so, or with us. */
export function startDrawer([command = '', ...words]: readonly string[]): Drawer {
  const child = spawn(command, words, {
    env: ENVIRONMENT,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let isOver = false
  let pictures = 0
  const closed = new Promise<void>((resolve) => {
    child.once('error', () => resolve()).once('close', () => resolve())
  }).then(() => {
    isOver = true
  })
  child.stdin.on('error', () => undefined)
  const frames = framesOf(child.stdout)

  function end(): Promise<void> {
    isOver = true
    child.kill('SIGKILL')
    return closed
  }

  async function answer(): Promise<Frame | undefined> {
    const late = setTimeout(end, LIMIT_MS)
    try {
      return (await frames.next()).value ?? undefined
    } catch {
      return undefined
    } finally {
      clearTimeout(late)
    }
  }

  async function have(asked: Buffer): Promise<Buffer | undefined> {
    pictures++
    child.stdin.write(asked)
    const said = await answer()
    if (said?.kind === kinds.drawn && kindOf(said.bytes) === 'jpeg') return said.bytes
    if (said?.kind !== kinds.failed) void end()
    return undefined
  }

  return {
    ready: answer().then((said) => {
      if (said?.kind !== kinds.ready) void end()
      return said?.kind === kinds.ready
    }),
    draw: (bytes) => have(frame(kinds.picture, bytes)),
    mark: (bytes, text) => have(frame(kinds.mark, withText(text, bytes))),
    get pictures() {
      return pictures
    },
    get isOver() {
      return isOver
    },
    end,
  }
}
