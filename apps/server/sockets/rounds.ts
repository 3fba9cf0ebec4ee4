/** Takes what was published to everybody who listens, a round at a time, without keeping others waiting. */
import type { Audience, Listener, Topic } from './audiences.ts'
import { frameOf, type Message } from './frame.ts'

export type Rounds = {
  publish(topic: Topic, text: string, state?: string): void
  /** What was published goes out now, or when the round under way is over. */
  begin(): void
  /** Gives a listener what was published for it up to now, before it is placed elsewhere. */
  settle(listener: Listener): void
  stop(): void
}

export const PACE = {
  /** Orders are decided in the same thread: after so long they have their turn. */
  sliceMs: 3,
  /** One with more than this unsent is not told: it reads too slowly. */
  unsentMax: 65_536,
}
export type Pace = Readonly<typeof PACE>

/** A copy for so many is worth it; fewer get the frames themselves, which all audiences share. */
const COPY_FOR = 4

export function createRounds(
  { sliceMs, unsentMax }: Pace,
  onSlow: (listener: Listener) => void,
): Rounds {
  /** The number of the last message, and of the last of the round under way. */
  let count = 0
  let begun = 0
  let published: { topic: Topic; message: Message }[] = []
  let isDue = false
  /** What is left of the round under way. */
  const queue: Audience[] = []
  let members: Iterator<Listener> | undefined
  let next: NodeJS.Immediate | undefined

  function begin(): void {
    isDue = published.length > 0
    // A round that takes long is followed by one with more in it: so it catches up.
    if (isDue && queue.length === 0) start()
  }

  function start(): void {
    isDue = false
    begun = count
    for (const { topic, message } of published)
      for (const audience of topic.audiences) {
        if (audience.messages.length === 0) queue.push(audience)
        audience.messages.push(message)
      }
    published = []
    work()
  }

  /** Goes on with the round for a while; the rest has its turn when others had theirs. */
  function work(): void {
    const until = performance.now() + sliceMs
    for (let audience = queue.at(-1); audience !== undefined; audience = queue.at(-1)) {
      members ??= audience.members.values()
      for (let turn = members.next(); !turn.done; turn = members.next()) {
        tell(turn.value, audience)
        if (performance.now() < until) continue
        next = setImmediate(work)
        return
      }
      members = undefined
      audience.messages = []
      audience.frames = undefined
      queue.pop()
    }
    if (isDue) start()
  }

  function tell(listener: Listener, audience: Audience): void {
    if (listener.since >= begun) return
    const { messages } = audience
    const isForAll = listener.since < (messages[0] as Message).number
    give(listener, isForAll ? framesOf(audience) : newFor(listener, messages), begun)
  }

  function give(listener: Listener, frames: readonly Buffer[], upTo: number): void {
    const isSlow = frames.length > 0 && listener.line.unsent > unsentMax
    if (isSlow) onSlow(listener)
    else {
      listener.line.write(frames)
      listener.since = upTo
    }
  }

  return {
    publish(topic, text, state) {
      topic.latest = undefined
      topic.last = { number: ++count, text, state, frame: undefined }
      published.push({ topic, message: topic.last })
    },
    begin,
    settle(listener) {
      if (listener.behind !== undefined) return
      const { audience } = listener
      const waiting = published.filter(({ topic }) => audience?.topics.includes(topic))
      const messages = waiting.map(({ message }) => message)
      give(listener, newFor(listener, [...(audience?.messages ?? []), ...messages]), count)
    },
    stop: () => clearImmediate(next),
  }
}

function newFor({ since }: Listener, messages: readonly Message[]): readonly Buffer[] {
  return messages.filter(({ number }) => number > since).map(frameOf)
}

function framesOf(audience: Audience): readonly Buffer[] {
  if (audience.frames === undefined) {
    const frames = audience.messages.map(frameOf)
    const isWorthIt = frames.length > 1 && audience.members.size >= COPY_FOR
    audience.frames = isWorthIt ? [Buffer.concat(frames)] : frames
  }
  return audience.frames
}
