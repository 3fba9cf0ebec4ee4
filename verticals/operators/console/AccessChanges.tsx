/** What admins proposed about the access of operators: another one approves or rejects. */
import { Button, Dialog, useSubmit, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, KeyValue, Panel, ReasonDialog } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useCallback, useMemo, useState } from 'react'
import { approveAccess, type getAccessChanges, rejectAccess } from '../contract/index.ts'
import styles from './AccessChanges.module.css'
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
  const [rejected, setRejected] = useState<Change>()
  const no = useNo(rejected)
  const titleOf = useTitle()
  const reject = useSubmit(rejectAccess, {
    done: text(rejected?.is_own ? 'terms.takenBack' : 'terms.rejected'),
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
        title={rejected === undefined ? no : `${no}: ${titleOf(rejected)}`}
        confirm={no}
        look="danger"
        busy={reject.busy}
        most={500}
        onConfirm={(reason) => void reject({ id: rejected?.id ?? '', reason })}
        onClose={() => setRejected(undefined)}
      />
    </Panel>
  )
}

type Actions = { onLink(link: Link): void; onChanged(): void; onReject(change: Change): void }

function useColumns({ onLink, onChanged, onReject }: Actions): readonly Column<Change>[] {
  const text = useText<TextKey>()
  const titleOf = useTitle()
  return useMemo(
    () => [
      {
        id: 'change',
        head: text('operators.change'),
        shown: 'always',
        cell: titleOf,
      },
      {
        id: 'by',
        head: text('operators.proposedBy'),
        cell: ({ by, is_own: isOwn }) =>
          isOwn ? text('terms.you', { name: by ?? '' }) : (by ?? '–'),
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
    [text, titleOf, onLink, onChanged, onReject],
  )
}

function Actions({ change, onLink, onChanged, onReject }: Actions & { change: Change }) {
  const text = useText<TextKey>()
  const title = useTitle()(change)
  const [isAsked, setAsked] = useState(false)
  const approve = useSubmit(approveAccess, {
    done: text('operators.agreed'),
    onDone({ link, expires_at: expires }) {
      setAsked(false)
      onChanged()
      if (link !== undefined && expires !== undefined)
        onLink({ name: change.operator, link, expires })
    },
  })
  return (
    <div className={styles.actions}>
      {!change.is_own && (
        <Button size="small" onClick={() => setAsked(true)}>
          {text('terms.approve')}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => onReject(change)}>
        {useNo(change)}
      </Button>
      <Dialog
        open={isAsked}
        title={`${text('terms.approve')}: ${title}`}
        confirm={text('terms.approve')}
        busy={approve.busy}
        // What is sent back is what stands here.
        onConfirm={() => void approve({ id: change.id, seen: change.text })}
        onClose={() => setAsked(false)}
      >
        <KeyValue
          rows={[
            { label: text('operators.proposedBy'), value: change.by },
            { label: text('operators.reason'), value: change.reason },
          ]}
        />
      </Dialog>
    </div>
  )
}

/** Whoever proposed it takes it back; everybody else rejects it. */
function useNo(change: Change | undefined): string {
  const text = useText<TextKey>()
  return text(change?.is_own ? 'terms.takeBack' : 'terms.reject')
}

function useTitle(): (change: Change) => string {
  const text = useText<TextKey>()
  return useCallback(
    ({ kind, operator, role }) =>
      text(`operators.change.${kind}`, { name: operator, role: text(`desk.role.${role}`) }),
    [text],
  )
}
