/** Where an operator is signed in, and the end of each. */
import { Badge, Button, useSubmit, useText, When } from '@evenkeel/ui'
import { type Column, DataTable } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { endSession, type getSessions } from '../contract/index.ts'
import styles from './SessionTable.module.css'
import type { TextKey } from './textKey.ts'

type Session = Answer<typeof getSessions>['sessions'][number]

type Props = {
  /** What the choice of columns is kept by. */
  readonly name: string
  readonly rows: readonly Session[] | undefined
  readonly error: Error | undefined
  /** Beside something else: all that is known of a session stands in one column. */
  readonly isNarrow?: boolean
  onChanged(): void
}

export function SessionTable({ name, rows, error, isNarrow = false, onChanged }: Props) {
  const text = useText<TextKey>()
  const wide = useColumns(onChanged)
  const columns = useMemo(
    () => (isNarrow ? wide.filter(({ shown }) => shown === 'always') : wide),
    [wide, isNarrow],
  )
  const told = useMemo(
    () =>
      columns.map((column) =>
        isNarrow && column.id === 'device' ? { ...column, cell: Whole } : column,
      ),
    [columns, isNarrow],
  )
  return (
    <DataTable
      name={name}
      label={text('operators.sessions')}
      columns={told}
      rows={rows}
      error={error}
      idOf={({ id }) => id}
      onRetry={onChanged}
    />
  )
}

function useColumns(onChanged: () => void): readonly Column<Session>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'device',
        head: text('operators.device'),
        shown: 'always',
        cell: Device,
        sortBy: ({ device }) => device,
      },
      {
        id: 'address',
        head: text('operators.address'),
        cell: ({ address }) => address,
        sortBy: ({ address }) => address,
      },
      {
        id: 'seen',
        head: text('operators.seen'),
        cell: ({ seen_at: at }) => <When at={at} />,
        sortBy: ({ seen_at: at }) => at,
      },
      {
        id: 'began',
        head: text('operators.began'),
        shown: 'asked',
        cell: ({ began_at: at }) => <When at={at} />,
        sortBy: ({ began_at: at }) => at,
      },
      {
        id: 'end',
        head: text('operators.actions'),
        align: 'end',
        shown: 'always',
        cell: (session) => !session.is_current && <End session={session} onDone={onChanged} />,
      },
    ],
    [text, onChanged],
  )
}

const Device = (session: Session) => <Named session={session} />

const Whole = (session: Session) => (
  <>
    <Named session={session} />
    <div className={styles.detail}>
      {session.address} · <When at={session.seen_at} />
    </div>
  </>
)

function Named({ session }: { session: Session }) {
  const text = useText<TextKey>()
  return (
    <>
      {session.device}{' '}
      {session.is_current && <Badge look="tag">{text('operators.thisSession')}</Badge>}
    </>
  )
}

function End({ session, onDone }: { session: Session; onDone(): void }) {
  const text = useText<TextKey>()
  const end = useSubmit(endSession, { done: text('operators.sessionEnded'), onDone })
  return (
    <Button look="quiet" size="small" busy={end.busy} onClick={() => void end({ id: session.id })}>
      {text('operators.endSession')}
    </Button>
  )
}
