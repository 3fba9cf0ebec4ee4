/** Gives an operator another role, with a reason. */
import { useSubmit, useText, useToast } from '@evenkeel/ui'
import { operatorRoles, ReasonDialog, Select } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { setRole } from '../contract/index.ts'
import type { OperatorRow } from './OperatorsPage.tsx'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly row: OperatorRow
  /** Another admin has to approve it. */
  readonly needsSecond: boolean
  onDone(): void
  onClose(): void
}

export function RoleDialog({ open, row, needsSecond, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const [role, choose] = useState(row.role)
  const toast = useToast()
  const submit = useSubmit(setRole, {
    onDone({ proposal }) {
      const key = proposal === undefined ? 'operators.roleChanged' : 'operators.proposed'
      toast(text(key), 'success')
      onDone()
    },
  })
  useEffect(() => {
    if (open) choose(row.role)
  }, [open, row.role])
  return (
    <ReasonDialog
      open={open}
      title={text('operators.roleAsk', { name: row.name })}
      confirm={text(needsSecond ? 'operators.inviteSecondDo' : 'operators.changeRole')}
      busy={submit.busy}
      most={500}
      onConfirm={(reason) => void submit({ operator: row.id, role, reason })}
      onClose={onClose}
    >
      <Select
        label={text('operators.role')}
        options={operatorRoles.map((id) => ({ id, label: text(`desk.role.${id}`) }))}
        value={role}
        onChange={choose}
      />
      <p>{text(`operators.roleHint.${role}`)}</p>
      {needsSecond && <p>{text('operators.roleSecondHint')}</p>}
    </ReasonDialog>
  )
}
