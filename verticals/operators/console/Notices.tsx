/** Changes of access that this operator was notified of, until they are marked as read. */
import { Button, useCall, useSubmit, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, Panel, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getAccessNotices, readAccessNotice } from '../contract/index.ts'
import type { TextKey } from './textKey.ts'

type Notice = Answer<typeof getAccessNotices>['notices'][number]

export function Notices() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getAccessNotices)
  useFollow(['accessNotices'], reload)
  const columns = useColumns(reload)
  if (data?.notices.length === 0) return null
  return (
    <Panel title={text('operators.notices')}>
      <p>{text('operators.noticesHint')}</p>
      <DataTable
        name="accessNotices"
        label={text('operators.notices')}
        columns={columns}
        rows={data?.notices}
        error={error}
        idOf={({ id }) => id}
        onRetry={reload}
      />
    </Panel>
  )
}

function useColumns(onRead: () => void): readonly Column<Notice>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'change',
        head: text('operators.change'),
        shown: 'always',
        cell: ({ kind, about }) => text(`operators.notice.${kind}`, { name: about }),
      },
      { id: 'at', head: text('operators.at'), cell: ({ at }) => <When at={at} /> },
      {
        id: 'actions',
        head: text('operators.actions'),
        shown: 'always',
        cell: ({ id }) => <ReadButton id={id} onDone={onRead} />,
      },
    ],
    [text, onRead],
  )
}

function ReadButton({ id, onDone }: { id: string; onDone(): void }) {
  const text = useText<TextKey>()
  const read = useSubmit(readAccessNotice, { onDone })
  return (
    <Button look="quiet" size="small" busy={read.busy} onClick={() => void read({ id })}>
      {text('operators.markRead')}
    </Button>
  )
}
