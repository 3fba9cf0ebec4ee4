/** The places that one goes to most, as a grid. */
import { followed, Icon, type IconName, useClient, useText } from '@evenkeel/ui'
import { isComing } from '../pages.ts'
import type en from '../text/en.ts'
import styles from './Shortcuts.module.css'
import { Soon } from './Soon.tsx'

type Key = keyof typeof en
const shortcuts: readonly (readonly [path: string, icon: IconName, key: Key])[] = [
  ['/deposit', 'deposit', 'home.deposit'],
  ['/withdrawal', 'withdraw', 'home.withdraw'],
  ['/share-code', 'gift', 'home.invite'],
  ['/secure-center', 'shield', 'home.security'],
  ['/financial', 'portfolio', 'home.portfolio'],
  ['/deal/micro', 'options', 'web.tabOptions'],
  ['/deal/lever', 'contract', 'web.tabContract'],
  ['/nft/index', 'nft', 'web.nft'],
  ['/donation', 'charity', 'home.donate'],
  ['/transfer', 'transfer', 'home.transfer'],
]

export function Shortcuts() {
  const text = useText<Key>()
  const { go } = useClient()
  return (
    <nav aria-label={text('home.shortcuts')}>
      <ul className={styles.grid}>
        {shortcuts.map(([path, icon, key]) => (
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
