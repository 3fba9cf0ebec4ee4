/** Who operates: all of them, one of them beside the list, and a new one by a one-time link. */
import { Badge, Button, useCall, useText, When } from '@evenkeel/ui'
import { type Column, OpeningTable, Page, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getAccessChanges, getOperators } from '../contract/index.ts'
import { AccessChanges } from './AccessChanges.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { type Link, LinkDialog } from './LinkDialog.tsx'
import { OperatorDetail } from './OperatorDetail.tsx'
import type { TextKey } from './textKey.ts'

export type OperatorRow = Answer<typeof getOperators>['operators'][number]

type Standing = OperatorRow['state'] | 'proposed' | 'noLink'
const tones = {
  active: 'up',
  invited: 'accent',
  proposed: 'accent',
  noLink: 'neutral',
  disabled: 'neutral',
} as const

/** Nobody is invited before a second admin has agreed, nor any more once the link is over. */
function standingOf(row: OperatorRow, proposed: ReadonlySet<string>): Standing {
  if (row.state !== 'invited' || row.invited_until !== undefined) return row.state
  return proposed.has(row.name) ? 'proposed' : 'noLink'
}

export default function OperatorsPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getOperators)
  useFollow(['operators', 'sessions'], reload)
  const changes = useCall(getAccessChanges)
  useFollow(['proposals', 'operators'], changes.reload)
  const [opened, setOpened] = useState<string>()
  const [isInviting, setInviting] = useState(false)
  const [link, setLink] = useState<Link>()
  const proposed = useMemo(
    () => new Set(changes.data?.changes.map(({ operator }) => operator)),
    [changes.data],
  )
  const columns = useColumns(proposed)
  const one = data?.operators.find(({ id }) => id === opened)
  const needsSecond = data?.needs_second === true
  function made(next: Link | undefined) {
    setInviting(false)
    setLink(next)
    reload()
  }
  return (
    <Page
      title={text('operators.operators')}
      hint={text(needsSecond ? 'operators.secondHint' : 'operators.pageHint')}
      actions={
        <Button size="medium" onClick={() => setInviting(true)}>
          {text('operators.invite')}
        </Button>
      }
    >
      <AccessChanges read={changes} onLink={setLink} />
      <OpeningTable
        name="operators"
        label={text('operators.operators')}
        columns={columns}
        rows={data?.operators}
        error={error}
        opened={opened}
        detail={
          one && {
            title: one.name,
            mark: <State state={standingOf(one, proposed)} />,
            body: (
              <OperatorDetail
                key={one.id}
                row={one}
                needsSecond={needsSecond}
                onChanged={reload}
                onLink={setLink}
              />
            ),
          }
        }
        idOf={({ id }) => id}
        onOpened={setOpened}
        onRetry={reload}
      />
      <InviteDialog
        open={isInviting}
        needsSecond={needsSecond}
        onDone={made}
        onClose={() => setInviting(false)}
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </Page>
  )
}

function State({ state }: { state: Standing }) {
  const text = useText<TextKey>()
  return (
    <Badge tone={tones[state]} look="tag">
      {text(`operators.state.${state}`)}
    </Badge>
  )
}

function useColumns(proposed: ReadonlySet<string>): readonly Column<OperatorRow>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'name',
        head: text('operators.name'),
        shown: 'always',
        cell: ({ name }) => name,
        sortBy: ({ name }) => name,
      },
      {
        id: 'role',
        head: text('operators.role'),
        cell: ({ role }) => text(`desk.role.${role}`),
        sortBy: ({ role }) => role,
      },
      {
        id: 'state',
        head: text('operators.state'),
        cell: (row) => <State state={standingOf(row, proposed)} />,
        sortBy: (row) => standingOf(row, proposed),
      },
      {
        id: 'factor',
        shown: 'alone',
        head: text('operators.factor'),
        cell: (row) => <Factors row={row} />,
      },
      {
        id: 'sessions',
        shown: 'alone',
        head: text('operators.sessionCount'),
        align: 'end',
        cell: ({ sessions }) => sessions,
        sortBy: ({ sessions }) => sessions,
      },
      {
        id: 'seen',
        head: text('operators.seen'),
        cell: ({ seen_at: at }) => (at === undefined ? '–' : <When at={at} />),
        sortBy: ({ seen_at: at }) => at ?? 0,
      },
      {
        id: 'countsFrom',
        head: text('operators.countsFrom'),
        cell: ({ counts_from: at }) => (at === undefined ? '–' : <When at={at} />),
        sortBy: ({ counts_from: at }) => at ?? 0,
      },
      {
        id: 'made',
        head: text('operators.made'),
        shown: 'asked',
        cell: ({ made_at: at }) => <When at={at} />,
        sortBy: ({ made_at: at }) => at,
      },
    ],
    [text, proposed],
  )
}

export function Factors({ row }: { row: Pick<OperatorRow, 'has_totp' | 'passkeys'> }) {
  const text = useText<TextKey>()
  const all = [
    ...(row.has_totp ? [text('operators.totp')] : []),
    ...(row.passkeys > 0 ? [text('operators.passkeys', { count: row.passkeys })] : []),
  ]
  return all.length === 0 ? '–' : all.join(' · ')
}
