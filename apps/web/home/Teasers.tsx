/** What else there is, as the verticals say it; and the figures that the operator has set. */
import { followed, Icon, useClient, useFormat, useMoney, useText } from '@evenkeel/ui'
import { Mark } from '../Mark.tsx'
import { listed, type PlaceName } from '../places.ts'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import styles from './Teasers.module.css'

const teasers = listed('teaser')

export function Teasers() {
  const text = useText<keyof typeof en | PlaceName>()
  const format = useFormat()
  const money = useMoney()
  const { go } = useClient()
  const { state } = useShell()
  const fund = state.config?.protection_fund
  return (
    <ul className={styles.teasers}>
      {fund !== undefined && (
        <li className={styles.teaser}>
          <span className={styles.name}>{text('home.protection')}</span>
          <span className={styles.line}>{`${format.compact(fund)}\u00a0USDT`}</span>
          <span className={styles.hint}>
            {text('home.protectionHint', { amount: money(fund) })}
          </span>
          <span className={styles.mark}>
            <Icon name="shield" size="large" />
          </span>
        </li>
      )}
      {teasers.map(({ path, icon, label, line, hint }) => (
        <li key={path}>
          <a className={styles.teaser} href={`#${path}`} onClick={followed(() => go(path))}>
            <span className={styles.name}>
              {text(label)}
              <Mark path={path} />
            </span>
            <span className={styles.line}>{text(line)}</span>
            <span className={styles.hint}>{text(hint)}</span>
            <span className={styles.mark}>
              <Icon name={icon} size="large" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
