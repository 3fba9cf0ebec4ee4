/** Codes that were right, but came with something wrong: they serve again, for the same form and no longer. */
import type { Millis } from '@evenkeel/kernel'
import type { Codes } from './messages/codes.ts'

type CodeUse = Parameters<Codes['use']>[0]

export type RightCodes = {
  /** Nothing, when it is wrong; a right one is used up by that, until it is kept. */
  take(asked: CodeUse): Promise<RightCode | undefined>
}
export type RightCode = {
  /** Lets it serve again, until the moment that was set when it first came; a few times. */
  keep(): void
}

const LASTS_MS = 5 * 60_000
const USES = 5
const MOST = 10_000

export function createRightCodes(codes: Pick<Codes, 'use'>, now: () => Millis): RightCodes {
  const kept = new Map<string, { readonly until: Millis; readonly uses: number }>()
  const nameOf = ({ purpose, to, ticket, code, about = '' }: CodeUse) =>
    [purpose, to.kind, to.text, ticket, code, about].join('\0')

  function keep(name: string, until: Millis, uses: number): void {
    for (const [old, held] of kept) {
      if (held.until > now() && kept.size < MOST) break
      kept.delete(old)
    }
    if (uses < USES && until > now()) kept.set(name, { until, uses })
  }

  return {
    async take(asked) {
      const name = nameOf(asked)
      const held = kept.get(name)
      kept.delete(name)
      if (held !== undefined && held.until > now())
        return { keep: () => keep(name, held.until, held.uses + 1) }
      const end = await codes.use(asked)
      if (end === undefined) return undefined
      const until = Math.min(end, now() + LASTS_MS)
      return { keep: () => keep(name, until, 1) }
    },
  }
}
