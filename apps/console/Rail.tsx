/** The navigation: the pages that this role finds, by groups; over the page where there is no room beside it. */
import { Icon, Spoken, useClient, useReading, useText } from '@evenkeel/ui'
import { useFollow } from '@evenkeel/ui/desk'
import type { OperatorRole } from '@evenkeel/wire'
import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react'
import { countsFor, entriesOf, type Group, groups, type PageName } from './pages.ts'
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
  const counts = useCounts(role)
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page marks another entry
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [path, isOpen])
  const close = useEffectEvent(onClose)
  // Wherever the focus is: who has opened it by its button is on that button.
  useEffect(() => {
    if (!isOpen) return
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [isOpen])
  return (
    <>
      {isOpen && <div className={styles.scrim} onPointerDown={onClose} />}
      <nav
        ref={rail}
        className={styles.rail}
        data-open={isOpen}
        aria-label={text('console.navigation')}
      >
        {groups.map((group) => (
          <RailGroup key={group} group={group} role={role} path={path} counts={counts} />
        ))}
      </nav>
    </>
  )
}

type Counts = Readonly<Record<string, number>>
type GroupProps = Pick<Props, 'role' | 'path'> & { readonly group: Group; readonly counts: Counts }

function RailGroup({ group, role, path, counts }: GroupProps) {
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
              <Count waiting={counts[entry.path] ?? 0} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nothing where nothing waits. */
function Count({ waiting }: { waiting: number }) {
  const text = useText<keyof typeof en>()
  if (waiting === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{waiting > COUNT_MOST ? `${COUNT_MOST}+` : waiting}</span>
      <Spoken>{text('console.waiting', { count: waiting })}</Spoken>
    </span>
  )
}

const COUNT_MOST = 999
const NONE: Counts = {}

function useCounts(role: OperatorRole): Counts {
  const { client } = useClient()
  const read = useCallback(
    async (signal: AbortSignal): Promise<Counts> =>
      Object.assign(
        {},
        ...(await Promise.all(countsFor(role).map((all) => all.read(client, signal)))),
      ),
    [client, role],
  )
  const { data = NONE, reload } = useReading(read)
  useFollow(
    countsFor(role).flatMap(({ topics }) => topics),
    reload,
  )
  return data
}

/** A page that is reached from another keeps that one marked. */
const isWithin = (path: string, entry: string) => path === entry || path.startsWith(`${entry}/`)
