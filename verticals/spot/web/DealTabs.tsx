/** The three ways to trade, in the place of the title. */
import { followed, Soon, useClient, useText } from '@evenkeel/ui'
import type en from '../text/en.ts'
import styles from './DealTabs.module.css'

const ways = [
  { path: '/deal/trade', key: 'spot.title' },
  { path: '/deal/micro', key: 'spot.options' },
  { path: '/deal/lever', key: 'spot.contract' },
] as const

/** So many letters fit at full size. */
const LONG = 24

export function DealTabs() {
  const text = useText<keyof typeof en>()
  const { go, isComing } = useClient()
  const names = ways.map(({ key }) => text(key))
  return (
    <nav className={styles.ways} aria-label={text('spot.ways')}>
      <ul className={styles.list} data-long={names.join('').length > LONG || undefined}>
        {ways.map(({ path }, nth) => (
          <li key={path}>
            <a
              className={styles.way}
              href={`#${path}`}
              aria-current={nth === 0 ? 'page' : undefined}
              onClick={followed(() => go(path))}
            >
              {names[nth]}
              {isComing(path) && (
                <span className={styles.soon}>
                  <Soon look="dot" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
