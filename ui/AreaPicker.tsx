/** Chooses the area of a telephone number: a sheet that is searched by code or name. */
import { useId, useState } from 'react'
import styles from './AreaPicker.module.css'
import { areaFlag } from './areaFlags.ts'
import { type Area, findAreas } from './areas.ts'
import { Button } from './Button.tsx'
import { Flag } from './Flag.tsx'
import { useText } from './hooks.ts'
import { Icon } from './Icon.tsx'
import { EmptyState } from './Notice.tsx'
import { SearchField } from './SearchField.tsx'
import { Sheet } from './Sheet.tsx'

type Props = {
  readonly open: boolean
  readonly areas: readonly Area[]
  readonly value?: Area
  onConfirm(area: Area): void
  onClose(): void
}

export function AreaPicker({ open, ...props }: Props) {
  const text = useText()
  return (
    <Sheet tall still open={open} title={text('ui.areaTitle')} onClose={props.onClose}>
      <Areas {...props} />
    </Sheet>
  )
}

/** Lives as long as the sheet is open: what was typed is forgotten with it. */
function Areas({ areas, value, onConfirm, onClose }: Omit<Props, 'open'>) {
  const text = useText()
  const group = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(value)
  const found = findAreas(areas, typed)

  function confirm() {
    if (chosen === undefined) return
    onClose()
    onConfirm(chosen)
  }
  return (
    <>
      <div className={styles.search}>
        <SearchField label={text('ui.areaSearch')} value={typed} onChange={setTyped} />
      </div>
      <fieldset className={styles.list} aria-label={text('ui.areaTitle')}>
        {found.map((area) => (
          <label key={area.country} className={styles.area}>
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={area.country === chosen?.country}
              onChange={() => setChosen(area)}
            />
            <Flag url={areaFlag(area.country)} />
            <span className={styles.name}>{area.name}</span>
            <span className={styles.code}>{area.code}</span>
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          </label>
        ))}
        {found.length === 0 && <EmptyState icon="search">{text('ui.noMatch')}</EmptyState>}
      </fieldset>
      <div className={styles.foot}>
        <Button disabled={chosen === undefined} onClick={confirm}>
          {text('ui.confirm')}
        </Button>
      </div>
    </>
  )
}
