/** The main places of the app, at the bottom of the screen. */
import { useClient } from '../data/context.ts'
import { useText } from '../data/hooks.ts'
import { Icon, type IconName } from './Icon.tsx'
import { followed } from './links.ts'
import { Soon } from './Soon.tsx'
import styles from './TabBar.module.css'

export type TabBarItem = { readonly path: string; readonly label: string; readonly icon: IconName }

type Props = {
  readonly items: readonly TabBarItem[]
  /** The path of the item whose place this is. */
  readonly current: string
  onGo(path: string): void
}

export function TabBar({ items, current, onGo }: Props) {
  const text = useText()
  const { isComing } = useClient()
  return (
    <nav className={styles.bar} aria-label={text('ui.places')}>
      <ul className={styles.list}>
        {items.map(({ path, label, icon }) => (
          <li key={path} className={styles.item}>
            <a
              className={styles.link}
              href={`#${path}`}
              aria-current={path === current ? 'page' : undefined}
              onClick={followed(() => onGo(path))}
            >
              <Icon name={icon} size="tab" />
              <span className={styles.label}>{label}</span>
              {isComing(path) && path !== current && (
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
