/** Conversations with members: who waits for an answer, and beside the list the one that is open. */
import { Badge, Button, useCall, useText, When } from '@evenkeel/ui'
import {
  Age,
  type Column,
  DataTable,
  DetailPane,
  FilterBar,
  FilterSearch,
  Page,
  Select,
  TextLink,
  useFollow,
  usePageKeys,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getChats } from '../contract/console.ts'
import { ChatView } from './ChatView.tsx'
import { ReadyAnswers } from './ReadyAnswers.tsx'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getChats>['chats'][number]

export default function ChatsPage() {
  const text = useText<TextKey>()
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<'open' | 'closed'>('open')
  const { data, error, reload } = useCall(getChats, { show, ...(search !== '' && { search }) })
  useFollow(['chats'], reload)
  const [opened, setOpened] = useState<{ id: string; uid: number }>()
  const [isEditing, setEditing] = useState(false)
  const columns = useColumns()
  const close = () => setOpened(undefined)
  usePageKeys({ Escape: opened && close })
  return (
    <Page
      title={text('supportDesk.chats')}
      hint={text('supportDesk.chatsHint')}
      actions={
        <Button look="quiet" size="medium" onClick={() => setEditing(true)}>
          {text('supportDesk.readyManage')}
        </Button>
      }
    >
      <DetailPane
        list={
          <DataTable
            name="chats"
            label={text('supportDesk.chats')}
            columns={columns}
            rows={data?.chats}
            error={error}
            empty={text('supportDesk.noChats')}
            open={opened?.id}
            tools={
              <FilterBar>
                <FilterSearch
                  label={text('supportDesk.searchUid')}
                  value={search}
                  onChange={(typed) => setSearch(typed.replace(/\D/g, '').slice(0, 8))}
                />
                <Select
                  look="bare"
                  label={text('supportDesk.show')}
                  options={[
                    { id: 'open', label: text('supportDesk.open') },
                    { id: 'closed', label: text('supportDesk.closed') },
                  ]}
                  value={show}
                  onChange={setShow}
                />
              </FilterBar>
            }
            idOf={({ id }) => id}
            onOpen={({ id, uid }) => setOpened({ id, uid })}
            onRetry={reload}
          />
        }
        {...(opened && {
          detail: {
            title: `UID ${opened.uid}`,
            body: <ChatView key={opened.id} id={opened.id} onChanged={reload} />,
          },
        })}
        onClose={close}
      />
      <ReadyAnswers open={isEditing} onClose={() => setEditing(false)} />
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'waiting',
        head: text('supportDesk.waiting'),
        shown: 'always',
        cell: ({ waiting_since: since }) => (since === undefined ? '–' : <Age since={since} />),
        sortBy: ({ waiting_since: since }) => (since === undefined ? 0 : -since),
      },
      {
        id: 'uid',
        head: text('supportDesk.member'),
        shown: 'always',
        cell: ({ uid }) => <TextLink to={`/members/${uid}`}>{uid}</TextLink>,
        sortBy: ({ uid }) => uid,
      },
      {
        id: 'unread',
        head: text('supportDesk.unread'),
        align: 'end',
        cell: ({ unread }) => (unread === 0 ? '–' : <Badge look="tag">{unread}</Badge>),
        sortBy: ({ unread }) => unread,
      },
      {
        id: 'taken',
        head: text('supportDesk.taken'),
        cell({ taken }) {
          if (taken === undefined) return '–'
          return taken.is_mine ? <Badge look="tag">{text('supportDesk.mine')}</Badge> : taken.name
        },
        sortBy: ({ taken }) => taken?.name ?? '',
      },
      {
        id: 'last',
        head: text('supportDesk.last'),
        cell: ({ last_at: at }) => <When at={at} />,
        sortBy: ({ last_at: at }) => at,
      },
    ],
    [text],
  )
}
