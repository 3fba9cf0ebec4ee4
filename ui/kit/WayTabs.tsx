/** The ways to trade, in the place of the title: each is a page of its own. */
import { useClient } from '../data/context.ts'
import { followed } from './links.ts'
import styles from './WayTabs.module.css'

type Props = {
  readonly label: string
  readonly ways: readonly { readonly path: string; readonly label: string }[]
  /** The path of the way whose page this is. */
  readonly current: string
}

/** So many letters fit at full size; fewer beside the mark of a demo account. */
const LONG = 24
const LONG_IN_DEMO = 19

export function WayTabs({ label, ways, current }: Props) {
  const { go, session } = useClient()
  const most = session.demo ? LONG_IN_DEMO : LONG
  const letters = ways.reduce((sum, way) => sum + way.label.length, 0)
  return (
    <nav className={styles.ways} aria-label={label}>
      <ul className={styles.list} data-long={letters > most || undefined}>
        {ways.map((way) => (
          <li key={way.path}>
            <a
              className={styles.way}
              href={`#${way.path}`}
              aria-current={way.path === current ? 'page' : undefined}
              onClick={followed(() => go(way.path))}
            >
              {way.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
