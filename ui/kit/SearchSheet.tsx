/** Chooses one of many: a sheet that is searched, and a button that confirms. */
import { useId, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { Button } from './Button.tsx'
import type { Option } from './Choice.tsx'
import { findOptions } from './finding.ts'
import { Icon } from './Icon.tsx'
import { EmptyState } from './Notice.tsx'
import over from './Over.module.css'
import { SearchField } from './SearchField.tsx'
import styles from './SearchSheet.module.css'
import { Sheet } from './Sheet.tsx'

type Props<Id extends string> = {
  readonly open: boolean
  readonly title: string
  /** What the field for searching asks for. */
  readonly search: string
  readonly options: readonly Option<Id>[]
  readonly value?: Id | undefined
  onConfirm(id: NoInfer<Id>): void
  onClose(): void
}

export function SearchSheet<Id extends string>({ open, ...props }: Props<Id>) {
  return (
    <Sheet tall still open={open} title={props.title} onClose={props.onClose}>
      <Found {...props} />
    </Sheet>
  )
}

/** Lives as long as the sheet is open: what was typed is forgotten with it. */
function Found<Id extends string>(props: Omit<Props<Id>, 'open'>) {
  const { title, search, options, value, onConfirm, onClose } = props
  const text = useText()
  const group = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(value)
  const found = findOptions(options, typed)
  const isChosen = options.some(({ id }) => id === chosen)

  function confirm() {
    if (chosen === undefined) return
    onClose()
    onConfirm(chosen)
  }
  return (
    <>
      <div className={styles.search}>
        <SearchField label={search} value={typed} onChange={setTyped} />
      </div>
      <fieldset className={styles.list} aria-label={title}>
        {found.map(({ id, label, mark, detail }) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name={group}
              className={`${over.over} ${styles.radio}`}
              checked={id === chosen}
              data-first={id === value || undefined}
              onChange={() => setChosen(id)}
            />
            {mark}
            <span className={styles.name}>{label}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          </label>
        ))}
        {found.length === 0 && <EmptyState icon="search">{text('ui.noMatch')}</EmptyState>}
      </fieldset>
      <div className={styles.foot}>
        <Button disabled={!isChosen} onClick={confirm}>
          {text('ui.confirm')}
        </Button>
      </div>
    </>
  )
}
