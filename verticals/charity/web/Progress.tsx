/** How far a project has come: what was raised, of what, and a bar. */
import { Money, useFormat, useText } from '@evenkeel/ui'
import { percentOfBps } from '@evenkeel/ui/format/decimals.ts'
import { progressOf } from '../core/rules.ts'
import styles from './Progress.module.css'
import type { TextKey } from './textKey.ts'

type Props = { readonly raised: string; readonly goal: string }

export function Progress({ raised, goal }: Props) {
  const text = useText<TextKey>()
  const format = useFormat()
  const bps = progressOf(raised, goal)
  const percent = format.percent(percentOfBps(bps))
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        max={10_000}
        value={bps}
        aria-label={text('charity.progress', { percent })}
      />
      <div className={styles.figures}>
        <span>
          <span className={styles.label}>{text('charity.raised')}</span>{' '}
          <Money value={raised} asset="USDT" strong />
        </span>
        <span className={styles.label}>
          {text('charity.goal')} <Money value={goal} asset="USDT" />
        </span>
      </div>
      <p className={styles.percent}>{text('charity.progress', { percent })}</p>
    </div>
  )
}
