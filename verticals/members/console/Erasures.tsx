/** Members whose erasure an admin has proposed: another one decides at their page. */
import { Badge, useCall, useText, When } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  Panel,
  TextLink,
  useFollow,
  useMayOperate,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getErasures } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getErasures>['erasures'][number]

export function Erasures() {
  return useMayOperate(getErasures.operators) ? <Waiting /> : null
}

function Waiting() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getErasures)
  useFollow(['proposals', 'members'], reload)
  const columns = useColumns()
  if (data === undefined || data.erasures.length === 0) return null
  return (
    <Panel flush title={text('memberDesk.erasures')}>
      <DataTable
        name="erasures"
        label={text('memberDesk.erasures')}
        columns={columns}
        rows={data.erasures}
        error={error}
        idOf={({ member, at }) => `${member} ${at}`}
        onRetry={reload}
      />
    </Panel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'uid',
        head: 'UID',
        shown: 'always',
        cell: ({ member }) => <TextLink to={`/members/${member}`}>{member}</TextLink>,
      },
      {
        id: 'state',
        head: text('memberDesk.state'),
        shown: 'always',
        cell({ is_own: isOwn, is_outdated: isOutdated }) {
          if (isOutdated) return <Badge look="tag">{text('memberDesk.erasureOutdated')}</Badge>
          return (
            <Badge look="tag" tone={isOwn ? 'neutral' : 'accent'}>
              {text(isOwn ? 'memberDesk.erasureOwn' : 'memberDesk.erasureYours')}
            </Badge>
          )
        },
      },
      { id: 'at', head: text('memberDesk.erasureAt'), cell: ({ at }) => <When at={at} /> },
    ],
    [text],
  )
}
