/** What happened to a member's account. */
import { useClient, usePages, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, MaskedValue, Panel, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getMemberEvents, openPrivate } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberEvents>['rows'][number]

export function Events({ uid }: { uid: string }) {
  const text = useText<TextKey>()
  const pages = usePages(getMemberEvents, { input: { member: uid } })
  useFollow(['members'], pages.reload)
  const columns = useColumns(uid)
  return (
    <Panel flush title={text('memberDesk.events')}>
      <DataTable
        name="memberEvents"
        label={text('memberDesk.events')}
        columns={columns}
        rows={pages.rows}
        error={pages.error}
        pages={pages}
        idOf={({ id }) => id}
        onRetry={pages.reload}
      />
    </Panel>
  )
}

function useColumns(uid: string): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const { client } = useClient()
  return useMemo(() => {
    const open = async (of: string) => {
      const field = 'eventAddress' as const
      return (await client.call(openPrivate, { member: uid, field, of })).value
    }
    return [
      {
        id: 'at',
        head: text('memberDesk.time'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
      },
      {
        id: 'kind',
        head: text('memberDesk.event'),
        shown: 'always',
        cell: ({ kind }) => text(`event.${kind}`),
      },
      {
        id: 'device',
        head: text('memberDesk.device'),
        cell: ({ device }) => device || '–',
      },
      {
        id: 'address',
        head: text('memberDesk.ip'),
        cell: ({ id, address }) =>
          address ? (
            <MaskedValue label={text('memberDesk.ip')} masked={address} open={() => open(id)} />
          ) : (
            '–'
          ),
      },
    ]
  }, [text, client, uid])
}
