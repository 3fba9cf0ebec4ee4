/** The navigation: the pages that this role finds, by groups; over the page where there is no room beside it. */
import { Icon, useText } from '@evenkeel/ui'
import type { OperatorRole } from '@evenkeel/wire'
import { useId } from 'react'
import { entriesOf, type Group, groups, type PageName } from './pages.ts'
import styles from './Rail.module.css'
import type en from './text/en.ts'

type Props = {
  readonly role: OperatorRole
  readonly path: string
  readonly isOpen: boolean
  onClose(): void
}

export function Rail({ role, path, isOpen, onClose }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <>
      {isOpen && <div className={styles.scrim} onPointerDown={onClose} />}
      <nav
        className={styles.rail}
        data-open={isOpen}
        aria-label={text('console.navigation')}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        {groups.map((group) => (
          <RailGroup key={group} group={group} role={role} path={path} />
        ))}
      </nav>
    </>
  )
}

function RailGroup({ group, role, path }: { group: Group; role: OperatorRole; path: string }) {
  const text = useText<keyof typeof en | PageName>()
  const id = useId()
  const entries = entriesOf(group, role)
  if (entries.length === 0) return null
  return (
    <div className={styles.group}>
      <h2 id={id} className={styles.title}>
        {text(`console.group.${group}`)}
      </h2>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <a
              className={styles.entry}
              href={`#${entry.path}`}
              aria-current={isWithin(path, entry.path) ? 'page' : undefined}
            >
              <Icon name={entry.icon} size="small" />
              {text(entry.name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A page that is reached from another keeps that one marked. */
const isWithin = (path: string, entry: string) => path === entry || path.startsWith(`${entry}/`)
