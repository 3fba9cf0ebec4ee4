/** The main places of the app, at the bottom of the screen. */
import { useText } from '../data/hooks.ts'
import { Icon, type IconName } from './Icon.tsx'
import { followed } from './links.ts'
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
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
