/** The decoders: two at work, warm while there is work, each replaced before it grows old and when it fails. */
import { join } from 'node:path'
import { type Box, type BoxName, boxesFor, foldersOfSharp, lineOf } from './box.ts'
import { type Drawer, startDrawer } from './drawer.ts'

export type Drawers = {
  /** The picture drawn anew; nothing, where it cannot be decoded; `busy`, where too many wait. */
  draw(bytes: Buffer): Promise<Drawn>
  /** A picture of ours with a text all over it. */
  mark(bytes: Buffer, text: string): Promise<Drawn>
  stop(): Promise<void>
}

export type Drawn = Buffer | 'busy' | undefined

export type DrawersOptions = {
  /** What must hold the decoder: in production not Node alone. */
  readonly isProduction: boolean
  /** Told what holds it on this machine, once that is known; nothing, when nothing does. */
  onBox(name: BoxName | undefined): void
}

type Work = {
  by(drawer: Drawer): Promise<Buffer | undefined>
  tell(drawn: Drawn): void
}

const AT_A_TIME = 2
const WAITING_MAX = 16
/** Places for who looks at pictures, which those who send some cannot take. */
const MARKS_MAX = 4
const PICTURES_MAX = 50
const IDLE_MS = 60_000
const STARTS_MAX = 3
/** One pixel, to see that a decoder decodes. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const needs = {
  program: join(import.meta.dirname, 'drawingWorker.ts'),
  reads: [
    ...['frames.ts', 'marking.ts', 'letters.ts'].map((name) => join(import.meta.dirname, name)),
    ...foldersOfSharp(),
  ],
}

export function createDrawers({ isProduction, onBox }: DrawersOptions): Drawers {
  const waiting: Work[] = []
  const idle: Drawer[] = []
  /** All that live, at work, idle or on their way up. */
  const all = new Set<Drawer>()
  let works = 0
  let failedStarts = 0
  let box: Box | undefined
  let isLooking = false
  let isStopped = false
  let resting: NodeJS.Timeout | undefined
  if (isProduction) void look()

  /** Which box holds on this machine: the first in which a decoder comes up and decodes. */
  async function look(): Promise<void> {
    isLooking = true
    for (const candidate of boxesFor(needs)) {
      if (isStopped || (isProduction && candidate.name === 'permission')) break
      const drawer = bring(candidate)
      if ((await drawer.ready) && (await drawer.draw(PIXEL)) !== undefined) {
        box = candidate
        idle.push(drawer)
        break
      }
      remove(drawer)
    }
    isLooking = false
    if (isStopped) return
    onBox(box?.name)
    if (box === undefined) giveUp()
    serve()
  }

  function serve(): void {
    for (const drawer of idle.splice(0))
      if (drawer.isOver) remove(drawer)
      else idle.push(drawer)
    while (waiting.length > 0 && idle.length > 0) void use(idle.pop() as Drawer)
    clearTimeout(resting)
    if (all.size > 0) resting = setTimeout(rest, IDLE_MS).unref()
    if (isStopped || waiting.length === 0 || isLooking) return
    if (box === undefined) void look()
    else while (all.size < AT_A_TIME) void start(box)
  }

  async function start(within: Box): Promise<void> {
    const drawer = bring(within)
    if (await drawer.ready) {
      failedStarts = 0
      idle.push(drawer)
    } else {
      remove(drawer)
      if (++failedStarts % STARTS_MAX === 0) giveUp()
    }
    serve()
  }

  async function use(drawer: Drawer): Promise<void> {
    const { by, tell } = waiting.shift() as Work
    tell(await by(drawer))
    if (!drawer.isOver && drawer.pictures < PICTURES_MAX) idle.push(drawer)
    else {
      remove(drawer)
      // At once, and not when the next picture comes: that one need not wait for it.
      if (box !== undefined && !isStopped) void start(box)
    }
    serve()
  }

  function bring(within: Box): Drawer {
    const drawer = startDrawer(lineOf(within, needs))
    all.add(drawer)
    return drawer
  }

  function remove(drawer: Drawer): void {
    all.delete(drawer)
    void drawer.end()
  }

  function rest(): void {
    if (works > 0) return
    for (const drawer of idle.splice(0)) remove(drawer)
  }

  function giveUp(): void {
    for (const { tell } of waiting.splice(0)) tell('busy')
  }

  async function have(by: Work['by'], place: 'first' | 'last'): Promise<Drawn> {
    const most = AT_A_TIME + WAITING_MAX + (place === 'first' ? MARKS_MAX : 0)
    if (isStopped || works >= most) return 'busy'
    works++
    try {
      return await new Promise<Drawn>((tell) => {
        if (place === 'first') waiting.unshift({ by, tell })
        else waiting.push({ by, tell })
        serve()
      })
    } finally {
      works--
    }
  }

  return {
    draw: (bytes) => have((drawer) => drawer.draw(bytes), 'last'),
    mark: (bytes, text) => have((drawer) => drawer.mark(bytes, text), 'first'),

    async stop() {
      isStopped = true
      clearTimeout(resting)
      giveUp()
      await Promise.all([...all].map((drawer) => drawer.end()))
    },
  }
}
