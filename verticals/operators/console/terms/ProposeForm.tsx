/** The form that proposes other terms: each field as it is, to be changed; what would change; and why. */
import { Button, TextField, useChange, useText, useToast } from '@evenkeel/ui'
import { Diff, Select } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { forms, isTerm, proposeTerms } from '../../contract/index.ts'
import styles from './Terms.module.css'
import { type Field, type Group, type Row, useTermWords, type Values } from './termWords.ts'
import type { TextKey } from './textKey.ts'

const FLAG = ['yes', 'no']

type Props = { readonly group: Group; readonly row: Row; onDone(): void }

export function ProposeForm({ group, row, onDone }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const { listed } = useTermWords()
  const [values, setValues] = useState(row.values)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, busy, fault } = useChange(proposeTerms, {
    onDone() {
      toast(text('terms.proposed'), 'success')
      onDone()
    },
  })
  const { name, fields } = group
  const isSound = fields.every(({ name: own, as, options }) =>
    isTerm(as, values[own] ?? '', options),
  )
  const isChanged = fields.some((field) => values[field.name] !== row.values[field.name])
  const isReasoned = forms.reason.test(reason.trim())
  function propose() {
    setAsked(true)
    if (isSound && isChanged && isReasoned)
      void send({ group: name, id: row.id, values, reason: reason.trim() })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) propose()
      }}
    >
      <TermFields fields={fields} values={values} onChange={setValues} />
      <section>
        <h3 className={styles.label}>{text('terms.changes')}</h3>
        <div aria-live="polite">
          <Diff before={listed(fields, row.values)} after={listed(fields, values)} />
        </div>
      </section>
      <TextField
        label={text('desk.reason')}
        value={reason}
        most={500}
        hint={text('desk.reasonHint')}
        error={isAsked && !isReasoned ? text('desk.reasonNeeded') : undefined}
        onChange={setReason}
      />
      {fault && (
        <p className={styles.fault} role="alert">
          {fault.message}
        </p>
      )}
      <Button type="submit" size="medium" busy={busy} disabled={!isSound || !isChanged}>
        {text('terms.propose')}
      </Button>
    </form>
  )
}

type FieldsProps = {
  readonly fields: readonly Field[]
  readonly values: Values
  onChange(values: Values): void
}

function TermFields({ fields, values, onChange }: FieldsProps) {
  const text = useText<TextKey>()
  const { named, written, hintOf } = useTermWords()
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name, as, options = [] } = field
        const value = values[name] ?? ''
        const choices = as === 'flag' ? FLAG : options
        if (as === 'flag' || as === 'choice')
          return (
            <Select
              key={name}
              label={named(name)}
              options={choices.map((id) => ({ id, label: written(field, id) }))}
              value={value}
              onChange={(chosen) => onChange({ ...values, [name]: chosen })}
            />
          )
        return (
          <TextField
            key={name}
            label={named(name)}
            value={value}
            verbatim
            autoComplete="off"
            inputMode={as === 'bps' ? 'numeric' : 'decimal'}
            hint={hintOf(field, value)}
            error={isTerm(as, value) ? undefined : text(`terms.wrong.${as}`)}
            onChange={(typed) => onChange({ ...values, [name]: typed })}
          />
        )
      })}
    </div>
  )
}
