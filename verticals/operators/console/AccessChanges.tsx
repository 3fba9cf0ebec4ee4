/** What admins proposed about the access of operators: another one agrees or rejects. */
import { Button, useSubmit, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, Panel, ReasonDialog } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { approveAccess, type getAccessChanges, rejectAccess } from '../contract/index.ts'
import type { Link } from './LinkDialog.tsx'
import type { TextKey } from './textKey.ts'

type Change = Answer<typeof getAccessChanges>['changes'][number]

export type ReadChanges = {
  readonly data: Answer<typeof getAccessChanges> | undefined
  readonly error: Error | undefined
  reload(): void
}
type Props = { readonly read: ReadChanges; onLink(link: Link): void }

export function AccessChanges({ read: { data, error, reload }, onLink }: Props) {
  const text = useText<TextKey>()
  const [rejected, setRejected] = useState<string>()
  const reject = useSubmit(rejectAccess, {
    done: text('operators.rejected'),
    onDone() {
      setRejected(undefined)
      reload()
    },
  })
  const columns = useColumns({ onLink, onChanged: reload, onReject: setRejected })
  if (data?.changes.length === 0) return null
  return (
    <Panel flush title={text('operators.changes')}>
      <DataTable
        name="accessChanges"
        label={text('operators.changes')}
        columns={columns}
        rows={data?.changes}
        error={error}
        idOf={({ id }) => id}
        onRetry={reload}
      />
      <ReasonDialog
        open={rejected !== undefined}
        title={text('operators.rejectAsk')}
        confirm={text('operators.reject')}
        look="danger"
        busy={reject.busy}
        most={500}
        onConfirm={(reason) => void reject({ id: rejected ?? '', reason })}
        onClose={() => setRejected(undefined)}
      />
    </Panel>
  )
}

type Actions = { onLink(link: Link): void; onChanged(): void; onReject(id: string): void }

function useColumns({ onLink, onChanged, onReject }: Actions): readonly Column<Change>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'change',
        head: text('operators.change'),
        shown: 'always',
        cell: ({ kind, operator, role }) =>
          text(`operators.change.${kind}`, { name: operator, role: text(`desk.role.${role}`) }),
      },
      {
        id: 'by',
        head: text('operators.proposedBy'),
        cell: ({ by }) => by ?? '–',
      },
      { id: 'reason', head: text('operators.reason'), cell: ({ reason }) => reason ?? '–' },
      { id: 'at', head: text('operators.at'), cell: ({ at }) => <When at={at} /> },
      {
        id: 'actions',
        head: text('operators.actions'),
        shown: 'always',
        cell: (change) => (
          <Actions change={change} onLink={onLink} onChanged={onChanged} onReject={onReject} />
        ),
      },
    ],
    [text, onLink, onChanged, onReject],
  )
}

function Actions({ change, onLink, onChanged, onReject }: Actions & { change: Change }) {
  const text = useText<TextKey>()
  const approve = useSubmit(approveAccess, {
    done: text('operators.agreed'),
    onDone({ link, expires_at: expires }) {
      onChanged()
      if (link !== undefined && expires !== undefined)
        onLink({ name: change.operator, link, expires })
    },
  })
  return (
    <>
      {!change.is_own && (
        <Button
          size="small"
          busy={approve.busy}
          onClick={() => void approve({ id: change.id, seen: change.text })}
        >
          {text('operators.agree')}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => onReject(change.id)}>
        {text('operators.reject')}
      </Button>
    </>
  )
}
