/** The places that one goes to most, as a grid. */
import { followed, Icon, type IconName, Soon, useClient, useText } from '@evenkeel/ui'
import { isComing } from '../pages.ts'
import type en from '../text/en.ts'
import styles from './Shortcuts.module.css'

type Key = keyof typeof en
const shortcuts: readonly (readonly [path: string, icon: IconName, key: Key])[] = [
  ['/deposit', 'deposit', 'home.deposit'],
  ['/withdrawal', 'withdraw', 'home.withdraw'],
  ['/transfer', 'transfer', 'home.transfer'],
  ['/share-code', 'gift', 'home.invite'],
  ['/secure-center', 'shield', 'home.security'],
  ['/deal/micro', 'options', 'web.tabOptions'],
  ['/deal/lever', 'contract', 'web.tabContract'],
  ['/financial', 'portfolio', 'home.portfolio'],
  ['/nft/index', 'nft', 'web.nft'],
  ['/donation', 'charity', 'home.donate'],
]

/** What works comes first. */
const ordered = [...shortcuts].sort(([one], [other]) => rankOf(one) - rankOf(other))

export function Shortcuts() {
  const text = useText<Key>()
  const { go } = useClient()
  return (
    <nav aria-label={text('home.shortcuts')}>
      <ul className={styles.grid}>
        {ordered.map(([path, icon, key]) => (
          <li key={path}>
            <a className={styles.shortcut} href={`#${path}`} onClick={followed(() => go(path))}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.label}>{text(key)}</span>
              {isComing(path) && (
                <span className={styles.soon}>
                  <Soon />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function rankOf(path: string): number {
  return isComing(path) ? 1 : 0
}
