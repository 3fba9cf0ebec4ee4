/** What screens say of a market that is closed: that it is, and when it opens, in the reader's time. */
import { type Ticker, useClient, useText } from '@evenkeel/ui'
import { serverClock } from '@evenkeel/ui/data/serverClock.ts'
import { formatOpening, formatWeekTime } from '@evenkeel/ui/format/opening.ts'
import type en from '../text/en.ts'

type Standing = Pick<Ticker, 'isClosed' | 'opensAt'>
export type Closed = {
  /** `Opens Mon 22:00`; `Closed` where nobody knows; nothing of a market that is open. */
  opens(ticker: Standing): string | undefined
  /** `Closed · Opens Mon 22:00`. */
  whole(ticker: Standing): string | undefined
}

const WEEK_MS = 6 * 86_400_000

export function useClosed(): Closed {
  const text = useText<keyof typeof en>()
  const { language } = useClient()
  function opens({ isClosed, opensAt }: Standing): string | undefined {
    if (!isClosed) return undefined
    if (opensAt === undefined) return text('market.closed')
    const format = opensAt - serverClock.now() < WEEK_MS ? formatWeekTime : formatOpening
    return text('market.opens', { moment: format(opensAt, language) })
  }
  return {
    opens,
    whole(ticker) {
      const closed = ticker.isClosed ? text('market.closed') : undefined
      return ticker.opensAt === undefined ? closed : closed && `${closed} · ${opens(ticker)}`
    },
  }
}
