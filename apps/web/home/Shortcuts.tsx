/** The places that one goes to most, as a grid. */
import { followed, Icon, type IconName, useClient, useSession, useText } from '@evenkeel/ui'
import { distanceTo, Mark } from '../Mark.tsx'
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

export function Shortcuts() {
  const text = useText<Key>()
  const { go } = useClient()
  const { demo } = useSession()
  // What works comes first.
  const ordered = shortcuts.toSorted(
    ([one], [other]) => distanceTo(one, demo) - distanceTo(other, demo),
  )
  return (
    <nav aria-label={text('home.shortcuts')}>
      <ul className={styles.grid}>
        {ordered.map(([path, icon, key]) => (
          <li key={path}>
            <a
              className={styles.shortcut}
              href={`#${path}`}
              data-distance={distanceTo(path, demo)}
              onClick={followed(() => go(path))}
            >
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.label}>{text(key)}</span>
              {distanceTo(path, demo) > 0 && (
                <span className={styles.mark}>
                  <Mark path={path} look="dot" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
