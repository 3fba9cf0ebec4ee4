/** Codes that were right, but came with something wrong: they serve once more, for the same form. */
import type { Millis } from '@evenkeel/kernel'
import type { Codes } from '../messages/codes.ts'

type Asked = Parameters<Codes['check']>[0]

export type RightCodes = {
  /** Whether it is right; it is used up by that, until it is kept. */
  take(asked: Asked): Promise<boolean>
  keep(asked: Asked): void
}

const LASTS_MS = 5 * 60_000
const MOST = 10_000

export function createRightCodes(codes: Pick<Codes, 'check'>, now: () => Millis): RightCodes {
  const kept = new Map<string, Millis>()
  const nameOf = ({ purpose, to, ticket, code }: Asked) =>
    [purpose, to.kind, to.text, ticket, code].join('\0')
  return {
    async take(asked) {
      const name = nameOf(asked)
      const until = kept.get(name) ?? 0
      kept.delete(name)
      return until > now() || codes.check(asked)
    },

    keep(asked) {
      for (const [name, until] of kept) {
        if (until > now() && kept.size < MOST) break
        kept.delete(name)
      }
      kept.set(nameOf(asked), now() + LASTS_MS)
    },
  }
}
