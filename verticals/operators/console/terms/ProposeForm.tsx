/** The form that proposes other terms: each field as it is, to be changed; what would change; and why. */
import { Button, Caution, Switch, TextField, useChange, useText, useToast } from '@evenkeel/ui'
import { Diff, Select } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { forms, isTerm, proposeTerms } from '../../contract/index.ts'
import { Shown } from './Shown.tsx'
import styles from './Terms.module.css'
import { nameWordsOf } from './termNames.ts'
import { type Field, type Group, type Row, useTermWords, type Values } from './termWords.ts'
import type { TextKey } from './textKey.ts'

/** Without a row it proposes a new one, under a name of its own. */
type Props = { readonly group: Group; readonly row?: Row | undefined; onDone(): void }

export function ProposeForm({ group, row, onDone }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [id, setId] = useState(row?.id ?? '')
  const [values, setValues] = useState(row?.values ?? emptyOf(group))
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, busy, fault } = useChange(proposeTerms, {
    onDone() {
      toast(text('terms.proposed'), 'success')
      onDone()
    },
  })
  const { name, fields } = group
  const isNamed = row !== undefined || isNewName(group, id)
  const isSound = isNamed && areTerms(fields, values)
  const isChanged = fields.some((field) => values[field.name] !== row?.values[field.name])
  const isReasoned = forms.reason.test(reason.trim())
  function propose() {
    setAsked(true)
    if (isSound && isChanged && isReasoned)
      void send({ group: name, id, values, reason: reason.trim() })
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
      {group.is_fixed && <Caution>{text('terms.tokenNote')}</Caution>}
      {row === undefined && <NewName group={name} id={id} isNamed={isNamed} onChange={setId} />}
      <TermFields fields={fields} values={values} isNew={row === undefined} onChange={setValues} />
      <Shown group={name} id={id} values={values} />
      <Changes fields={fields} row={row} values={values} />
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

/** As its vertical says; what it means there is asked when it is proposed. */
const isNewName = ({ new_name: pattern }: Group, name: string): boolean =>
  pattern !== undefined && new RegExp(pattern).test(name)

type NameProps = {
  readonly group: string
  readonly id: string
  readonly isNamed: boolean
  onChange(id: string): void
}

function NewName({ group, id, isNamed, onChange }: NameProps) {
  const text = useText<TextKey>()
  const { label, hint, wrong } = nameWordsOf(group)
  return (
    <TextField
      label={text(label)}
      value={id}
      verbatim
      autoComplete="off"
      hint={text(hint)}
      error={id === '' || isNamed ? undefined : text(wrong)}
      onChange={onChange}
    />
  )
}

type ChangesProps = {
  readonly fields: readonly Field[]
  readonly row: Row | undefined
  readonly values: Values
}

function Changes({ fields, row, values }: ChangesProps) {
  const text = useText<TextKey>()
  const { listed } = useTermWords()
  const after = row === undefined ? filledIn(fields, values) : values
  return (
    <section>
      <h3 className={styles.label}>{text('terms.changes')}</h3>
      <div aria-live="polite">
        <Diff before={listed(fields, row?.values)} after={listed(fields, after)} />
      </div>
    </section>
  )
}

const areTerms = (fields: readonly Field[], values: Values): boolean =>
  fields.every(({ name, as, options }) => isTerm(as, values[name] ?? '', options))

type FieldsProps = {
  readonly fields: readonly Field[]
  readonly values: Values
  /** What is not filled in yet is not wrong yet. */
  readonly isNew: boolean
  onChange(values: Values): void
}

function TermFields({ fields, values, isNew, onChange }: FieldsProps) {
  const text = useText<TextKey>()
  const { named, written, hintOf } = useTermWords()
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const { name, as, options = [] } = field
        const value = values[name] ?? ''
        if (as === 'choice')
          return (
            <Select
              key={name}
              label={named(name)}
              options={options.map((one) => ({ id: one, label: written(field, one) }))}
              value={value}
              onChange={(chosen) => onChange({ ...values, [name]: chosen })}
            />
          )
        if (as === 'flag')
          return (
            <Switch
              key={name}
              look="row"
              label={named(name)}
              checked={value === 'yes'}
              onChange={(isOn) => onChange({ ...values, [name]: isOn ? 'yes' : 'no' })}
            />
          )
        const typedIn = (
          <TextField
            key={name}
            label={named(name)}
            value={value}
            verbatim
            autoComplete="off"
            inputMode={modeOf(as)}
            hint={hintOf(field, value)}
            error={
              isTerm(as, value) || (isNew && value === '') ? undefined : text(`terms.wrong.${as}`)
            }
            onChange={(typed) => onChange({ ...values, [name]: typed })}
          />
        )
        if (as !== 'address') return typedIn
        return (
          <div key={name} className={styles.whole}>
            {typedIn}
          </div>
        )
      })}
    </div>
  )
}

/** What is not filled in yet is not there: only a limit means something by being empty. */
function filledIn(fields: readonly Field[], values: Values): Values {
  const isThere = ({ name, as }: Field) => as === 'limit' || values[name] !== ''
  const there = fields.filter(isThere).map(({ name }) => [name, values[name] ?? ''])
  return Object.fromEntries(there)
}

const emptyOf = ({ fields }: Group): Values =>
  Object.fromEntries(
    fields.map(({ name, as, options = [] }) => [
      name,
      as === 'flag' ? 'no' : as === 'choice' ? (options[0] ?? '') : '',
    ]),
  )

/** The keyboard of a phone or a tablet. */
function modeOf(as: Field['as']): 'text' | 'numeric' | 'decimal' {
  if (as === 'dates' || as === 'address' || as === 'wholes' || as === 'tiers') return 'text'
  return as === 'bps' || as === 'count' ? 'numeric' : 'decimal'
}
