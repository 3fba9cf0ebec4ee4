/** A queue of the console: what waits or was decided in a list, and beside it the case that is open. */
import { Badge, Figure, useText, When } from '@evenkeel/ui'
import {
  Age,
  type Column,
  DataTable,
  DetailPane,
  Page,
  rankOf,
  usePageKeys,
} from '@evenkeel/ui/desk'
import { type ComponentType, useMemo, useState } from 'react'
import { CaseView } from './CaseView.tsx'
import { type CaseRow, isMoneyQueue, type QueueName, versionOf } from './cases.ts'
import { Filters } from './Filters.tsx'
import { KeyLine } from './KeyLine.tsx'
import { Flags, MemberLink, StateMark } from './Marks.tsx'
import styles from './Queues.module.css'
import type { TextKey } from './textKey.ts'
import { type CaseWish, useCases } from './useCases.ts'

export const queuePages: Readonly<Record<QueueName, ComponentType>> = {
  deposits: () => <QueuePage queue="deposits" />,
  withdrawals: () => <QueuePage queue="withdrawals" />,
  identities: () => <QueuePage queue="identities" />,
  feedback: () => <QueuePage queue="feedback" />,
}

const everything: CaseWish = { state: 'waiting', search: '', asset: '', taken: '' }

function QueuePage({ queue }: { queue: QueueName }) {
  const text = useText<TextKey>()
  const [wish, setWish] = useState(everything)
  const [opened, setOpened] = useState<CaseRow>()
  const cases = useCases(queue, wish)
  const columns = useColumns(queue, wish.state, opened !== undefined)
  const row = cases.rows?.find(({ id }) => id === opened?.id)
  const title = text(`operators.queue.${queue}`)
  const isNarrowed = wish.search !== '' || wish.asset !== '' || wish.taken !== ''
  const close = () => setOpened(undefined)
  usePageKeys({ Escape: opened && close })
  function choose(next: CaseWish) {
    setWish(next)
    close()
  }
  return (
    <Page title={title} actions={<KeyLine queue={queue} />}>
      <DetailPane
        list={
          <DataTable
            name={`queue.${queue}`}
            label={title}
            columns={columns}
            rows={cases.rows}
            error={cases.error}
            empty={text(isNarrowed ? 'queues.noMatch' : `queues.none.${wish.state}`)}
            pages={cases}
            open={opened?.id}
            tools={
              <Filters queue={queue} wish={wish} rows={cases.rows ?? NONE} onChange={choose} />
            }
            idOf={({ id }) => id}
            onOpen={(one) => setOpened(one)}
            onRetry={cases.reload}
          />
        }
        {...(opened && {
          detail: {
            title: opened.uid === undefined ? opened.id : `UID ${opened.uid}`,
            body: (
              <CaseView
                key={opened.id}
                queue={queue}
                id={opened.id}
                row={row}
                // What was decided stays as it is, also when newer ones push it off the list.
                version={wish.state === 'decided' ? '' : versionOf(row)}
                onChanged={cases.reload}
              />
            ),
          },
        })}
        onClose={close}
      />
    </Page>
  )
}

const NONE: readonly CaseRow[] = []

/** Beside a case there is less room: state and flags of money share a column. */
function useColumns(
  queue: QueueName,
  state: CaseWish['state'],
  isBeside: boolean,
): readonly Column<CaseRow>[] {
  const text = useText<TextKey>()
  return useMemo(() => {
    const isShared = isBeside && state === 'waiting' && isMoneyQueue(queue)
    const age: Column<CaseRow> = {
      id: 'age',
      head: text('queues.age'),
      shown: 'always',
      cell: ({ at }) => <Age since={at} />,
      sortBy: ({ at }) => -at,
    }
    const time: Column<CaseRow> = {
      id: 'at',
      head: text('queues.time'),
      ...(state === 'waiting' && { shown: 'asked' }),
      cell: ({ at }) => <When at={at} />,
      sortBy: ({ at }) => at,
    }
    const stateColumn: Column<CaseRow> = {
      id: 'state',
      head: text('queues.state'),
      // Of money it says what one operator has approved already.
      ...(state === 'waiting' && !isMoneyQueue(queue) && { shown: 'asked' }),
      cell: (row) => <StateMark state={row.state} />,
      sortBy: (row) => row.state,
    }
    const money: readonly Column<CaseRow>[] = [
      {
        id: 'asset',
        head: text('queues.coin'),
        cell: ({ asset }) => asset ?? '–',
        sortBy: ({ asset }) => asset ?? '',
      },
      {
        id: 'amount',
        head: text('queues.amount'),
        align: 'end',
        cell: ({ amount }) => (amount === undefined ? '–' : <Figure value={amount} exact />),
        sortBy: ({ amount }) => rankOf(amount ?? '0'),
      },
    ]
    return [
      ...(state === 'waiting' ? [age] : []),
      {
        id: 'uid',
        head: text('queues.member'),
        shown: 'always',
        cell: ({ uid }) => (uid === undefined ? '–' : <MemberLink uid={uid} />),
        sortBy: ({ uid }) => uid ?? 0,
      },
      ...(isMoneyQueue(queue) ? money : []),
      ...(isShared ? [marksColumn(text('queues.state'))] : []),
      ...(state === 'waiting' && !isShared ? [flagColumn(text('queues.flags'))] : []),
      ...(isShared ? [] : [stateColumn]),
      ...(state === 'waiting' ? [takenColumn(text('queues.taken'), text('queues.mine'))] : []),
      time,
      {
        id: 'id',
        head: text('queues.id'),
        shown: 'asked',
        cell: ({ id }) => <code>{id}</code>,
      },
    ]
  }, [text, queue, state, isBeside])
}

function flagColumn(head: string): Column<CaseRow> {
  return {
    id: 'flags',
    head,
    cell: ({ flags }) => <Flags flags={flags} />,
    sortBy: ({ flags }) => flags.length,
  }
}

function marksColumn(head: string): Column<CaseRow> {
  return {
    id: 'marks',
    head,
    cell: (row) => (
      <div className={styles.marks}>
        <StateMark state={row.state} />
        <Flags flags={row.flags} />
      </div>
    ),
    sortBy: (row) => row.state,
  }
}

function takenColumn(head: string, mine: string): Column<CaseRow> {
  return {
    id: 'taken',
    head,
    cell({ taken }) {
      if (taken === undefined) return '–'
      return taken.is_mine ? <Badge look="tag">{mine}</Badge> : taken.name
    },
    sortBy: ({ taken }) => taken?.name ?? '',
  }
}
