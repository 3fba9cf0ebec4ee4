/** One of several: side by side when they are few and short, else in a sheet. */
import { type ReactNode, useId, useState } from 'react'
import styles from './Choice.module.css'
import { Icon } from './Icon.tsx'
import over from './Over.module.css'
import { SearchSheet } from './SearchSheet.tsx'
import { Sheet } from './Sheet.tsx'
import spoken from './Spoken.module.css'

export type Option<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly mark?: ReactNode
  /** What helps to choose: at the right of the sheet, and below the choice in a row. */
  readonly detail?: ReactNode
  /** What it means, in a line below its label in the sheet. */
  readonly hint?: string
  /** What else it is found by, where options are searched. */
  readonly also?: string
  /** The language of a label that is not in the page's own. */
  readonly language?: string
}

type ChoiceProps<Id extends string> = {
  readonly label: string
  readonly options: readonly Option<Id>[]
  readonly value: Id
  /** The sheet's title, where it says more than the label. */
  readonly title?: string
  /** What stands there as long as nothing is chosen. */
  readonly placeholder?: string
  /** They are many: the sheet is searched, and its field asks for this. */
  readonly search?: string
  /** `select` shows the value alone, in the middle; `small` likewise, in a line of small things. */
  readonly look?: 'row' | 'field' | 'select' | 'small' | 'segments'
  onChange(value: NoInfer<Id>): void
}

export function Choice<Id extends string>({ look = 'row', ...props }: ChoiceProps<Id>) {
  const [open, setOpen] = useState(false)
  if (look === 'segments') return <Segments {...props} />
  const { label, options, value, title = label, search, placeholder, onChange } = props
  const chosen = options.find(({ id }) => id === value)
  const bare = look === 'select' || look === 'small'
  const sheet = { open, title, options, value, onClose: () => setOpen(false) }
  return (
    <>
      <button
        type="button"
        className={`${styles.trigger} ${styles[look]}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={bare ? spoken.spoken : styles.label}>{label}</span>
        <span className={styles.value}>
          {chosen?.mark}
          <span>
            {chosen?.label ?? <span className={styles.placeholder}>{placeholder}</span>}
            {look === 'row' && chosen?.detail !== undefined && (
              <span className={styles.held}>{chosen.detail}</span>
            )}
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="down" size="small" />
        </span>
      </button>
      {search === undefined ? (
        <OptionSheet {...sheet} onChange={onChange} />
      ) : (
        <SearchSheet {...sheet} search={search} onConfirm={onChange} />
      )}
    </>
  )
}

type OptionSheetProps<Id extends string> = {
  readonly open: boolean
  readonly title: string
  readonly options: readonly Option<Id>[]
  readonly value: Id
  onChange(value: NoInfer<Id>): void
  onClose(): void
}

export function OptionSheet<Id extends string>(props: OptionSheetProps<Id>) {
  const { open, title, options, value, onChange, onClose } = props
  const sheet = useId()
  function choose(id: Id) {
    onClose()
    onChange(id)
  }
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <ul>
        {options.map(({ id, label, mark, detail, hint, language }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.option}
              aria-current={id === value}
              data-first={id === value || undefined}
              aria-label={hint && label}
              aria-describedby={hint && `${sheet}-${id}`}
              onClick={() => choose(id)}
            >
              {mark}
              <span className={styles.name} lang={language}>
                {label}
                {hint !== undefined && (
                  <span id={`${sheet}-${id}`} className={styles.hint}>
                    {hint}
                  </span>
                )}
              </span>
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
              <span className={styles.check}>{id === value && <Icon name="check" />}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Segments<Id extends string>({ label, options, value, onChange }: ChoiceProps<Id>) {
  const group = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={spoken.spoken}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.segment}>
          <input
            type="radio"
            name={group}
            className={`${over.over} ${styles.radio}`}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
