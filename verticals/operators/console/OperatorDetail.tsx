/** One operator: what they sign in by, where they are signed in, and what an admin may change. */
import { Button, useCall, useSubmit, useText, useToast, When } from '@evenkeel/ui'
import { KeyValue, ReasonDialog, useFollow, useOperator } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { disableOperator, getSessions, resetOperator } from '../contract/index.ts'
import type { Link } from './LinkDialog.tsx'
import styles from './OperatorDetail.module.css'
import { Factors, type OperatorRow } from './OperatorsPage.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { SessionTable } from './SessionTable.tsx'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly row: OperatorRow
  /** Another admin has to approve what gives or changes access. */
  readonly needsSecond: boolean
  onChanged(): void
  onLink(link: Link): void
}

export function OperatorDetail({ row, needsSecond, onChanged, onLink }: Props) {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getSessions, { operator: row.id })
  useFollow(['sessions'], reload)
  return (
    <>
      <KeyValue
        rows={[
          { label: text('operators.role'), value: text(`desk.role.${row.role}`) },
          { label: text('operators.factor'), value: <Factors row={row} /> },
          { label: text('operators.made'), value: <When at={row.made_at} /> },
          {
            label: text('operators.seen'),
            value: row.seen_at === undefined ? undefined : <When at={row.seen_at} />,
          },
          ...(row.counts_from === undefined
            ? []
            : [{ label: text('operators.countsFrom'), value: <When at={row.counts_from} /> }]),
          ...(row.disabled_by === undefined
            ? []
            : [{ label: text('operators.disabledBy'), value: row.disabled_by }]),
          ...(row.invited_until === undefined
            ? []
            : [
                {
                  label: text('operators.linkUntil'),
                  value: <When at={row.invited_until} />,
                },
              ]),
        ]}
      />
      <Changes row={row} needsSecond={needsSecond} onChanged={onChanged} onLink={onLink} />
      {row.state === 'active' && (
        <SessionTable
          name="operatorSessions"
          isNarrow
          rows={data?.sessions}
          error={error}
          onChanged={reload}
        />
      )}
    </>
  )
}

/** Nobody changes their own access: that is for another admin. */
function Changes({ row, needsSecond, onChanged, onLink }: Props) {
  const text = useText<TextKey>()
  const me = useOperator()
  const [asked, setAsked] = useState<'role' | 'reset' | 'disable'>()
  const done = () => {
    setAsked(undefined)
    onChanged()
  }
  const disable = useSubmit(disableOperator, { done: text('operators.disabled'), onDone: done })
  const close = () => setAsked(undefined)
  if (row.id === me.id) return <p className={styles.own}>{text('operators.ownAccess')}</p>
  const isDisabled = row.state === 'disabled'
  const isUnconfirmed = row.disabled_by !== undefined
  const disableWord = text(isUnconfirmed ? 'operators.confirm' : 'operators.disable')
  const confirmHint = text('operators.confirmHint', { name: row.name })
  return (
    <div className={styles.changes}>
      {isUnconfirmed && <p className={styles.own}>{confirmHint}</p>}
      {!isDisabled && (
        <Button look="quiet" size="medium" onClick={() => setAsked('role')}>
          {text('operators.changeRole')}
        </Button>
      )}
      <Button look="quiet" size="medium" onClick={() => setAsked('reset')}>
        {text(isDisabled ? 'operators.bringBack' : 'operators.newLink')}
      </Button>
      {(!isDisabled || (isUnconfirmed && row.disabled_by !== me.name)) && (
        <Button look="danger" size="medium" onClick={() => setAsked('disable')}>
          {disableWord}
        </Button>
      )}
      <RoleDialog
        open={asked === 'role'}
        row={row}
        needsSecond={needsSecond}
        onDone={done}
        onClose={close}
      />
      <ResetDialog
        open={asked === 'reset'}
        row={row}
        needsSecond={needsSecond}
        onChanged={done}
        onLink={onLink}
        onClose={close}
      />
      <ReasonDialog
        open={asked === 'disable'}
        title={text('operators.disableAsk', { name: row.name })}
        confirm={disableWord}
        look="danger"
        busy={disable.busy}
        most={500}
        onConfirm={(reason) => void disable({ operator: row.id, reason })}
        onClose={close}
      >
        <p>{isUnconfirmed ? confirmHint : text('operators.disableHint')}</p>
      </ReasonDialog>
    </div>
  )
}

type ResetProps = Props & { readonly open: boolean; onClose(): void }

/** Takes password and second factor away, and gives a new link for both. */
function ResetDialog({ open, row, needsSecond, onChanged, onLink, onClose }: ResetProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const reset = useSubmit(resetOperator, {
    onDone({ link, expires_at: expires }) {
      onChanged()
      if (link === undefined || expires === undefined) toast(text('operators.proposed'), 'success')
      else onLink({ name: row.name, link, expires })
    },
  })
  return (
    <ReasonDialog
      open={open}
      title={text('operators.resetAsk', { name: row.name })}
      confirm={text(needsSecond ? 'operators.inviteSecondDo' : 'operators.inviteDo')}
      busy={reset.busy}
      most={500}
      onConfirm={(reason) => void reset({ operator: row.id, reason })}
      onClose={onClose}
    >
      <p>{text('operators.resetHint')}</p>
      {needsSecond && <p>{text('operators.inviteSecondHint')}</p>}
    </ReasonDialog>
  )
}
