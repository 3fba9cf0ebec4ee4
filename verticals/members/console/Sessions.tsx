/** Where a member is signed in, and the end of each. */
import { Button, useCall, useClient, useSubmit, useText, When } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  MaskedValue,
  Panel,
  useFollow,
  useMayOperate,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { endMemberSession, getMemberSessions, openPrivate } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberSessions>['sessions'][number]

export function Sessions({ uid }: { uid: string }) {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getMemberSessions, { member: uid })
  useFollow(['members'], reload)
  const columns = useColumns(uid)
  return (
    <Panel flush title={text('memberDesk.sessions')}>
      <DataTable
        name="memberSessions"
        label={text('memberDesk.sessions')}
        columns={columns}
        rows={data?.sessions}
        error={error}
        idOf={({ id }) => id}
        onRetry={reload}
      />
    </Panel>
  )
}

function useColumns(uid: string): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const { client } = useClient()
  const may = useMayOperate(endMemberSession.operators)
  return useMemo(() => {
    const open = async (of: string) => {
      const field = 'sessionAddress' as const
      return (await client.call(openPrivate, { member: uid, field, of })).value
    }
    const all: readonly Column<Row>[] = [
      {
        id: 'device',
        head: text('memberDesk.device'),
        shown: 'always',
        cell: ({ device }) => device || '–',
      },
      {
        id: 'address',
        head: text('memberDesk.ip'),
        cell: ({ id, address }) => (
          <MaskedValue label={text('memberDesk.ip')} masked={address} open={() => open(id)} />
        ),
      },
      {
        id: 'seen',
        head: text('memberDesk.seen'),
        cell: ({ seen_at: at }) => <When at={at} />,
      },
      {
        id: 'end',
        head: text('memberDesk.actions'),
        align: 'end',
        shown: 'always',
        cell: ({ id }) => <End uid={uid} session={id} />,
      },
    ]
    return all.filter(({ id }) => may || id !== 'end')
  }, [text, client, uid, may])
}

/** What comes of it is told to every console, this one too. */
function End({ uid, session }: { uid: string; session: string }) {
  const text = useText<TextKey>()
  const end = useSubmit(endMemberSession, { done: text('memberDesk.sessionEnded') })
  return (
    <Button
      look="quiet"
      size="small"
      busy={end.busy}
      onClick={() => void end({ member: uid, session })}
    >
      {text('memberDesk.endSession')}
    </Button>
  )
}
