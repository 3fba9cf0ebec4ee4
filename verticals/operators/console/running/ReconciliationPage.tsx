/** The invariants of the ledger: each with its last check, and what broke it if something did. */
import { Badge, Banner, Button, useCall, useSubmit, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, DetailPane, KeyValue, Page, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { checkInvariants, getReconciliation } from '../../contract/index.ts'
import styles from './running.module.css'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getReconciliation>['checks'][number]

export default function ReconciliationPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getReconciliation)
  useFollow(['reconciliation'], reload)
  const check = useSubmit(checkInvariants, { done: text('running.checkBegun'), onDone: reload })
  const [opened, setOpened] = useState<string>()
  const columns = useColumns()
  const one = data?.checks.find(({ invariant }) => invariant === opened)
  return (
    <Page
      title={text('operators.reconciliation')}
      hint={
        data &&
        `${text('running.checksHint', { minutes: data.every_minutes })} ${text('running.countsHint')}`
      }
      actions={
        <Button
          size="medium"
          busy={check.busy || data?.is_checking === true}
          onClick={() => void check({})}
        >
          {text('running.checkNow')}
        </Button>
      }
    >
      {data?.failed_at !== undefined && (
        <Banner icon="alert" title={text('running.checkFailed')}>
          <When at={data.failed_at} />
        </Banner>
      )}
      <DetailPane
        list={
          <DataTable
            name="reconciliation"
            label={text('operators.reconciliation')}
            columns={columns}
            rows={data?.checks}
            error={error}
            open={opened}
            idOf={({ invariant }) => invariant}
            onOpen={({ invariant }) => setOpened(invariant)}
            onRetry={reload}
          />
        }
        detail={
          one && {
            title: text(`running.${one.invariant}`),
            mark: <Result row={one} />,
            body: <Detail row={one} />,
          }
        }
        onClose={() => setOpened(undefined)}
      />
    </Page>
  )
}

function Result({ row: { last } }: { row: Row }) {
  const text = useText<TextKey>()
  if (last === undefined)
    return (
      <Badge tone="neutral" look="tag">
        {text('running.unchecked')}
      </Badge>
    )
  if (last.faults.length > 0)
    return (
      <Badge tone="down" look="tag">
        {text('running.broken')}
      </Badge>
    )
  const isChecked = last.looked_at > 0
  return (
    <Badge tone={isChecked ? 'up' : 'neutral'} look="tag">
      {text(isChecked ? 'running.holds' : 'running.nothing')}
    </Badge>
  )
}

function Detail({ row: { last } }: { row: Row }) {
  const text = useText<TextKey>()
  return (
    <div className={styles.stack}>
      <KeyValue
        rows={[
          { label: text('running.lastCheck'), value: last && <When at={last.at} /> },
          { label: text('running.batch'), value: last?.batch },
          { label: text('running.lookedAt'), value: last?.looked_at },
          { label: text('running.expected'), value: last?.expected },
          { label: text('running.took'), value: last?.took_ms },
        ]}
      />
      {last !== undefined && last.faults.length > 0 && (
        <ul className={styles.faults}>
          {last.faults.map((fault) => (
            <li key={fault}>
              <code>{fault}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'invariant',
        head: text('running.invariant'),
        shown: 'always',
        cell: ({ invariant }) => text(`running.${invariant}`),
      },
      {
        id: 'result',
        head: text('running.result'),
        shown: 'always',
        cell: (row) => <Result row={row} />,
        sortBy: ({ last }) => -(last?.faults.length ?? 0),
      },
      {
        id: 'at',
        head: text('running.lastCheck'),
        cell: ({ last }) => (last === undefined ? '–' : <When at={last.at} />),
        sortBy: ({ last }) => last?.at ?? 0,
      },
      {
        id: 'lookedAt',
        head: text('running.lookedAt'),
        align: 'end',
        cell: ({ last }) => last?.looked_at ?? '–',
        sortBy: ({ last }) => last?.looked_at ?? 0,
      },
      {
        id: 'expected',
        head: text('running.expected'),
        align: 'end',
        cell: ({ last }) => last?.expected ?? '–',
        sortBy: ({ last }) => last?.expected ?? 0,
      },
      {
        id: 'batch',
        head: text('running.batch'),
        align: 'end',
        shown: 'asked',
        cell: ({ last }) => last?.batch ?? '–',
        sortBy: ({ last }) => last?.batch ?? 0,
      },
    ],
    [text],
  )
}
