/** What else there is: portfolio, NFT and charity; and the figures that the operator has set. */
import {
  followed,
  Icon,
  type IconName,
  useClient,
  useFormat,
  useMoney,
  useText,
} from '@evenkeel/ui'
import { Mark } from '../Mark.tsx'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import styles from './Teasers.module.css'

type Key = keyof typeof en
const teasers: readonly (readonly [
  path: string,
  icon: IconName,
  name: Key,
  line: Key,
  hint: Key,
])[] = [
  ['/financial', 'portfolio', 'web.financial', 'home.portfolioTeaser', 'home.portfolioTeaserHint'],
  ['/nft/index', 'nft', 'web.nft', 'home.nftTeaser', 'home.nftTeaserHint'],
  ['/donation', 'charity', 'web.charity', 'home.charityTeaser', 'home.charityTeaserHint'],
]

export function Teasers() {
  const text = useText<Key>()
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
      {teasers.map(([path, icon, name, line, hint]) => (
        <li key={path}>
          <a className={styles.teaser} href={`#${path}`} onClick={followed(() => go(path))}>
            <span className={styles.name}>
              {text(name)}
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
