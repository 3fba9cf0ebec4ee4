/** The drawer from the left: every place of the app, in groups. */
import { type ReactNode, useId } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { followed } from './links.ts'
import { Modal } from './Modal.tsx'
import styles from './SideMenu.module.css'
import spoken from './Spoken.module.css'

export type MenuRow = {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  /** The path that it leads to; a row without one is an action, told to `onAct`. */
  readonly path?: string
  /** What state it is in, such as a `Badge` or the current language. */
  readonly end?: ReactNode
  /** Off where nothing opens: it is done at once, or asked about in the middle. */
  readonly chevron?: boolean
}

export type MenuGroup = {
  readonly id: string
  readonly title?: string
  readonly rows: readonly MenuRow[]
}

type Props = {
  readonly open: boolean
  /** Who is signed in. */
  readonly head: ReactNode
  /** Below the head, as wide as the menu. */
  readonly below?: ReactNode
  readonly groups: readonly MenuGroup[]
  readonly foot?: ReactNode
  /** The path of the page below. */
  readonly current?: string
  onGo(path: string): void
  onAct?(id: string): void
  onClose(): void
}

export function SideMenu(props: Props) {
  const { open, head, below, groups, foot, current, onGo, onAct, onClose } = props
  const text = useText()
  const id = useId()

  function row({ id: rowId, icon, label, path, end, chevron = true }: MenuRow) {
    const inside = (
      <>
        <Icon name={icon} />
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          {end !== undefined && <span className={styles.end}>{end}</span>}
        </span>
        {chevron && (
          <span className={styles.chevron}>
            <Icon name="next" size="small" />
          </span>
        )}
      </>
    )
    if (path === undefined)
      return (
        <button type="button" className={styles.row} onClick={() => onAct?.(rowId)}>
          {inside}
        </button>
      )
    const go = () => {
      onClose()
      onGo(path)
    }
    return (
      <a
        className={styles.row}
        href={`#${path}`}
        aria-current={path === current ? 'page' : undefined}
        onClick={followed(go)}
      >
        {inside}
      </a>
    )
  }

  return (
    <Modal look="menu" open={open} labelledBy={id} onClose={onClose}>
      <nav className={styles.menu} aria-labelledby={id}>
        <h2 id={id} className={spoken.spoken}>
          {text('ui.menu')}
        </h2>
        <div className={styles.head}>
          <div className={styles.who}>{head}</div>
          <IconButton icon="close" label={text('ui.close')} onClick={onClose} />
        </div>
        {below}
        <div className={styles.groups}>
          {groups.map(({ id: groupId, title, rows }) => (
            <div key={groupId} className={styles.group}>
              {title !== undefined && <h3 className={styles.title}>{title}</h3>}
              <ul>
                {rows.map((entry) => (
                  <li key={entry.id}>{row(entry)}</li>
                ))}
              </ul>
            </div>
          ))}
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </div>
      </nav>
    </Modal>
  )
}
