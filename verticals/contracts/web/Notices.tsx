/** Why nothing, or not everything, can be placed on this contract, as long as that is so. */
import { Caution, isFeedStale, useClient, useText, useTicker } from '@evenkeel/ui'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { formatOpening } from '@evenkeel/ui/format/opening.ts'
import { isOpenAt, nextOpening } from '../core/symbol.ts'
import type { Listed } from './listed.ts'
import styles from './Notices.module.css'
import type { Key } from './textKey.ts'

const EVERY_MS = 10_000

export function Notices({ listed }: { listed: Listed }) {
  const text = useText<Key | 'refusal.marketHalted'>()
  const { site, language } = useClient()
  const now = useNow(EVERY_MS)
  const { value: ticker } = useTicker(listed.symbol)
  const { symbol, contract } = listed
  if (site?.delisted.includes(`contracts ${symbol}`) === true)
    return <Notice tone="danger">{text('contracts.isDelisted')}</Notice>
  if (site?.halted.includes(symbol) === true)
    return <Notice tone="danger">{text('refusal.marketHalted')}</Notice>
  if (!isOpenAt(contract, now)) {
    const opens = nextOpening(contract, now)
    return (
      <Notice tone="accent">
        {opens === undefined
          ? text('contracts.isClosed')
          : text('contracts.opensAt', { moment: formatOpening(opens, language) })}
      </Notice>
    )
  }
  return isFeedStale(ticker) ? <Notice tone="accent">{text('contracts.feedStale')}</Notice> : null
}

function Notice({ tone, children }: { tone: 'accent' | 'danger'; children: string }) {
  return (
    <div className={styles.notice}>
      <Caution tone={tone}>{children}</Caution>
    </div>
  )
}
