/** The places that one goes to most, as a grid. */
import { followed, Icon, useClient, useSession, useText } from '@evenkeel/ui'
import { isElsewhere, Mark } from '../Mark.tsx'
import { listed, type PlaceName } from '../places.ts'
import type en from '../text/en.ts'
import styles from './Shortcuts.module.css'
import { waysOf } from './ways.ts'

const shortcuts = listed('shortcut')

export function Shortcuts() {
  const text = useText<keyof typeof en | PlaceName>()
  const { go } = useClient()
  const { signedIn, demo } = useSession()
  // What is a button above is not offered twice.
  const ways = signedIn ? waysOf(demo).map(({ path }) => path) : []
  const others = shortcuts.filter(({ path }) => !ways.includes(path))
  // What works comes first.
  const ordered = others.toSorted(
    (one, other) => Number(isElsewhere(one.path, demo)) - Number(isElsewhere(other.path, demo)),
  )
  return (
    <nav aria-label={text('home.shortcuts')}>
      <ul className={styles.grid}>
        {ordered.map(({ path, icon, label }) => (
          <li key={path}>
            <a className={styles.shortcut} href={`#${path}`} onClick={followed(() => go(path))}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.label}>{text(label)}</span>
              {isElsewhere(path, demo) && (
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
