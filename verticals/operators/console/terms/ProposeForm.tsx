/** The form that proposes other terms: each field as it is, to be changed; what would change; and why. */
import { Button, Caution, TextField, useChange, useText, useToast } from '@evenkeel/ui'
import { Select, useTermsCheck } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { forms, isInRange, isTerm, proposeTerms } from '../../contract/index.ts'
import { Shown } from './Shown.tsx'
import { TermFields } from './TermFields.tsx'
import styles from './Terms.module.css'
import { TermsDiff } from './TermsDiff.tsx'
import { nameWordsOf } from './termNames.ts'
import { type Field, type Group, type Row, useSubjectName, type Values } from './termWords.ts'
import type { TextKey } from './textKey.ts'

/** Without a row it proposes a new one: one of those that can be listed, or under a name of its own. */
type Props = { readonly group: Group; readonly row?: Row | undefined; onDone(): void }

export function ProposeForm({ group, row, onDone }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, busy, fault } = useChange(proposeTerms, {
    onDone() {
      toast(text('terms.proposed'), 'success')
      onDone()
    },
  })
  const { name, fields } = group
  const { id, values, isNew, isNamed, warnings, isReady, become } = useDraft(group, row)
  const isReasoned = forms.reason.test(reason.trim())
  function propose() {
    setAsked(true)
    if (isReady && isReasoned)
      void send({ group: name, id, values, is_new: isNew, reason: reason.trim() })
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
      {isNew && (
        <Naming
          group={group}
          id={id}
          isNamed={isNamed}
          onName={(chosen) => become({ id: chosen, values })}
          onChoose={become}
        />
      )}
      <TermFields
        fields={fields}
        values={values}
        before={row?.values}
        isNew={isNew}
        warnings={warnings}
        onChange={(field, value) =>
          become((draft) => ({ ...draft, values: { ...draft.values, [field]: value } }))
        }
      />
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
      <Button type="submit" size="medium" busy={busy} disabled={!isReady}>
        {text('terms.propose')}
      </Button>
    </form>
  )
}

/** What is to be proposed: as it is, as it is usual for what is listed first, or empty. */
function useDraft(group: Group, row: Row | undefined) {
  const { name, fields, listable: [first] = [] } = group
  const check = useTermsCheck(name)
  const [draft, become] = useState<Row>(row ?? first ?? { id: '', values: emptyOf(group) })
  const { id, values } = draft
  const isNew = row === undefined
  const isNamed = !isNew || isNewName(group, id)
  const isWritten = isNamed && areTerms(fields, values)
  // What cannot be read is said first; then what its core has against it.
  const warnings = isWritten ? check(values) : []
  const isChanged = fields.some((field) => values[field.name] !== row?.values[field.name])
  const isReady = isWritten && warnings.length === 0 && isChanged
  return { id, values, isNew, isNamed, warnings, isReady, become }
}

/** As its vertical says; what it means there is asked when it is proposed. */
const isNewName = ({ new_name: pattern, listable }: Group, name: string): boolean =>
  listable === undefined
    ? pattern !== undefined && new RegExp(pattern).test(name)
    : listable.some(({ id }) => id === name)

type NamingProps = {
  readonly group: Group
  readonly id: string
  readonly isNamed: boolean
  onName(id: string): void
  onChoose(chosen: Row): void
}

/** What is new is chosen from what can be listed, or has a name of its own. */
function Naming({ group, id, isNamed, onName, onChoose }: NamingProps) {
  if (group.listable !== undefined) return <Listable group={group} id={id} onChange={onChoose} />
  return <NewName group={group.name} id={id} isNamed={isNamed} onChange={onName} />
}

type ListableProps = { readonly group: Group; readonly id: string; onChange(chosen: Row): void }

/** What the market quotes and is not traded yet; each brings the terms that are usual for it. */
function Listable({ group: { name, listable = [] }, id, onChange }: ListableProps) {
  const text = useText<TextKey>()
  const subjectNamed = useSubjectName()
  return (
    <div>
      <Select
        label={text('terms.listWhat')}
        options={listable.map((one) => ({ id: one.id, label: subjectNamed(name, one.id) }))}
        value={id}
        onChange={(chosen) => {
          const found = listable.find((one) => one.id === chosen)
          if (found !== undefined) onChange(found)
        }}
      />
      <p className={styles.hint}>{text('terms.listHint')}</p>
    </div>
  )
}

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
  const after = row === undefined ? filledIn(fields, values) : values
  return (
    <section>
      <h3 className={styles.label}>{text('terms.changes')}</h3>
      <div aria-live="polite">
        <TermsDiff fields={fields} before={row?.values} after={after} />
      </div>
    </section>
  )
}

const areTerms = (fields: readonly Field[], values: Values): boolean =>
  fields.every(({ name, as, options, range }) => {
    const value = values[name] ?? ''
    return isTerm(as, value, options) && (range === undefined || isInRange(range, value))
  })

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
