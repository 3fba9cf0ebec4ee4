/** The end of a session that the exchange tells: at once, or after what the reader is doing themselves. */
import type { Client } from '@evenkeel/wire/client'

type Options = {
  token(): string | undefined
  end(): void
}

export type Ending = {
  /** The token is no longer good. */
  over(): void
  /** The same client; while something is submitted by it, no session ends. */
  follow(client: Client): Client
}

/** Freezing one's account ends its sessions, and the line hears so before the answer says why. */
export function createEnding({ token, end }: Options): Ending {
  let underWay = 0
  /** The token whose end has still to be told. */
  let ended: string | undefined

  function tell(): void {
    if (underWay > 0 || ended === undefined) return
    // An answer may have brought another session since, or ended this one with words of its own.
    const isStill = ended === token()
    ended = undefined
    if (isStill) end()
  }
  async function following<Answer>(answer: Promise<Answer>): Promise<Answer> {
    underWay += 1
    try {
      return await answer
    } finally {
      underWay -= 1
      // Whoever waits for the answer hears it first.
      setTimeout(tell)
    }
  }

  return {
    over() {
      ended = token()
      tell()
    },
    follow: (client) => ({
      ...client,
      call(definition, input, options) {
        const answer = client.call(definition, input, options)
        return definition.method === 'POST' ? following(answer) : answer
      },
    }),
  }
}
