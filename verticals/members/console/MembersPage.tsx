/** Finds members by what an operator has of them; before that, those found lately. */
import { useClient, usePlace, useText, When } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  FilterBar,
  FilterSearch,
  Page,
  TextLink,
  useOperator,
} from '@evenkeel/ui/desk'
import { useCallback, useMemo, useState } from 'react'
import { findMembers } from '../contract/console.ts'
import { termKindOf } from '../contract/memberTerm.ts'
import { Erasures } from './Erasures.tsx'
import { type FoundMember, recentOf, remember } from './recent.ts'
import { State } from './State.tsx'
import type { TextKey } from './textKey.ts'

type Shown = { readonly rows?: readonly FoundMember[]; readonly error?: Error }

export default function MembersPage() {
  const text = useText<TextKey>()
  const { client } = useClient()
  const { go } = usePlace()
  const me = useOperator()
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState<Shown>({ rows: recentOf(me.id) })
  const columns = useColumns()
  const search = useCallback(
    async (typed: string) => {
      setTerm(typed)
      // Every search is in the audit log: what is only begun is not asked for.
      if (termKindOf(typed) === undefined) return setShown({ rows: recentOf(me.id) })
      setShown({})
      try {
        const { members } = await client.call(findMembers, { term: typed })
        remember(me.id, members)
        setShown({ rows: members })
      } catch (error) {
        setShown({ error: error as Error })
      }
    },
    [client, me.id],
  )
  const isSearch = termKindOf(term) !== undefined
  return (
    <Page title={text('memberDesk.members')} hint={text('memberDesk.searchHint')}>
      <Erasures />
      <DataTable
        tools={
          <FilterBar>
            <FilterSearch
              label={text('memberDesk.search')}
              value={term}
              onChange={(typed) => void search(typed)}
            />
          </FilterBar>
        }
        name="members"
        label={text(isSearch ? 'memberDesk.members' : 'memberDesk.recent')}
        columns={columns}
        {...shown}
        rows={shown.rows}
        empty={text(isSearch ? 'memberDesk.noMatch' : 'memberDesk.noneYet')}
        idOf={({ uid }) => uid}
        onOpen={({ uid }) => go(`/members/${uid}`)}
        onRetry={() => void search(term)}
      />
    </Page>
  )
}

const accountIn =
  (unreadable: string) =>
  ({ account, is_unreadable: isUnreadable }: FoundMember) =>
    isUnreadable ? unreadable : account

function useColumns(): readonly Column<FoundMember>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'uid',
        head: 'UID',
        shown: 'always',
        cell: ({ uid }) => <TextLink to={`/members/${uid}`}>{uid}</TextLink>,
        sortBy: ({ uid }) => uid,
      },
      {
        id: 'account',
        head: text('memberDesk.account'),
        cell: accountIn(text('memberDesk.unreadable')),
      },
      {
        id: 'state',
        head: text('memberDesk.state'),
        cell: ({ state }) => <State state={state} />,
        sortBy: ({ state }) => state,
      },
      {
        id: 'basic',
        head: text('memberDesk.basic'),
        cell: ({ basic }) => text(`memberDesk.level.${basic}`),
      },
      {
        id: 'since',
        head: text('memberDesk.since'),
        cell: ({ created_at: at }) => <When at={at} />,
        sortBy: ({ created_at: at }) => at,
      },
    ],
    [text],
  )
}
