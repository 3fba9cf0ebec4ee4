/** The fields of terms in the form that proposes them, each with what is wrong with it. */
import { Switch, type TermsWarning, TextField, useText } from '@evenkeel/ui'
import { KeyValue, Select } from '@evenkeel/ui/desk'
import { isInRange, isTerm } from '../../contract/index.ts'
import { ListField } from './ListField.tsx'
import { isList } from './lists.ts'
import styles from './Terms.module.css'
import { type Field, useTermWords, type Values } from './termWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly fields: readonly Field[]
  readonly values: Values
  /** As they hold now. */
  readonly before: Values | undefined
  /** What is not filled in yet is not wrong yet. */
  readonly isNew: boolean
  /** What their vertical says against them. */
  readonly warnings: readonly TermsWarning[]
  onChange(name: string, value: string): void
}

export function TermFields({ fields, values, before, isNew, warnings, onChange }: Props) {
  const { named, written } = useTermWords()
  const isFixed = ({ once }: Field) => once === 'given' || (once === 'chosen' && !isNew)
  const fixed = fields.filter(isFixed)
  return (
    <>
      {fixed.length > 0 && (
        <KeyValue
          rows={fixed.map((field) => ({
            label: named(field.name),
            value: written(field, values[field.name] ?? ''),
          }))}
        />
      )}
      <div className={styles.fields}>
        {fields
          .filter((field) => !isFixed(field))
          .map((field) => (
            <TermField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              before={before?.[field.name]}
              isNew={isNew}
              warnings={warnings.filter((one) => one.field === field.name)}
              onChange={(value) => onChange(field.name, value)}
            />
          ))}
      </div>
    </>
  )
}

type FieldProps = Pick<Props, 'isNew' | 'warnings'> & {
  readonly field: Field
  readonly value: string
  readonly before: string | undefined
  onChange(value: string): void
}

function TermField({ field, value, before, isNew, warnings, onChange }: FieldProps) {
  const text = useText<TextKey>()
  const { named, written, hintOf } = useTermWords()
  const { name, as, options = [], range } = field
  const label = named(name)
  if (as === 'choice')
    return (
      <Select
        label={label}
        options={options.map((one) => ({ id: one, label: written(field, one) }))}
        value={value}
        onChange={onChange}
      />
    )
  if (as === 'flag')
    return (
      <Switch
        look="row"
        label={label}
        checked={value === 'yes'}
        onChange={(isOn) => onChange(isOn ? 'yes' : 'no')}
      />
    )
  if (isList(as))
    return (
      <ListField kind={as} label={label} value={value} warnings={warnings} onChange={onChange} />
    )
  const [warning] = warnings
  // What holds is not wrong: a sandbox begins with less than an operator may propose.
  const isTyped = value !== before && !(isNew && value === '')
  const isOutside = range !== undefined && !isInRange(range, value)
  const fault = isOutside
    ? text('terms.wrong.range', range)
    : isTerm(as, value)
      ? undefined
      : text(`terms.wrong.${as}`)
  const error = isTyped ? fault : undefined
  const typedIn = (
    <TextField
      label={label}
      value={value}
      verbatim
      autoComplete="off"
      inputMode={modeOf(as)}
      hint={hintOf(field, value)}
      error={error ?? (warning && text(warning.text as TextKey))}
      onChange={onChange}
    />
  )
  return as === 'address' ? <div className={styles.whole}>{typedIn}</div> : typedIn
}

/** The keyboard of a phone or a tablet. */
function modeOf(as: Field['as']): 'text' | 'numeric' | 'decimal' {
  if (as === 'address') return 'text'
  return as === 'bps' || as === 'count' ? 'numeric' : 'decimal'
}
