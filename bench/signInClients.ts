/** Many who sign in with wrong passwords, in a process that gives way to all others: they would be on machines of their own. */
import { setPriority } from 'node:os'
import { openLines, steady } from './lines.ts'
import { httpAnswer, signInAttempt } from './targets.ts'

export type Flood = {
  readonly url: string
  readonly emails: readonly string[]
  readonly perSecond: number
  readonly seconds: number
}
export type Flooded = {
  /** Attempts a second that were answered. */
  readonly rate: number
  readonly outcomes: Readonly<Record<string, number>>
}

/** More than can wait in the line for a hash: those who are refused need some as well. */
const CONNECTIONS = 256
const LEAST_PRIORITY = 19

async function flood({ url, emails, perSecond, seconds }: Flood): Promise<Flooded> {
  const lines = await openLines(url, CONNECTIONS, httpAnswer)
  process.send?.('begun')
  const outcomes: Record<string, number> = {}
  let attempts = 0
  const begun = performance.now()
  await steady(
    async () => {
      const nth = attempts++
      const known = nth % 2 === 0 ? emails[nth % emails.length] : undefined
      const answer = (
        await lines.ask(signInAttempt(known ?? `flood-${nth}@example.org`))
      ).toString()
      const [, reason = 'ok'] = /"reason":"(\w+)"/.exec(answer) ?? []
      outcomes[reason] = (outcomes[reason] ?? 0) + 1
    },
    perSecond,
    seconds,
  )
  const rate = (attempts * 1000) / (performance.now() - begun)
  lines.close()
  return { rate, outcomes }
}

process.on('message', async (wish: Flood) => {
  setPriority(LEAST_PRIORITY)
  process.send?.(await flood(wish), undefined, undefined, () => process.exit(0))
})
