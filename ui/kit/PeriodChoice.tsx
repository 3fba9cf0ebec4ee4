/** The choice of a period: all of it, some last days, or days of one's own in a sheet. */
import { useState } from 'react'
import { isBackwards, type Period, type PeriodName, periods } from '../format/period.ts'
import { Button } from './Button.tsx'
import { Choice } from './Choice.tsx'
import { Fields } from './Fields.tsx'
import styles from './PeriodChoice.module.css'
import { Sheet } from './Sheet.tsx'
import { TextField } from './TextField.tsx'

/** What it says, in the words of the screen. */
export type PeriodWords = {
  readonly label: string
  readonly all: string
  days(count: string): string
  readonly own: string
  readonly from: string
  readonly to: string
  readonly wrong: string
  readonly apply: string
}

type Props = {
  readonly words: PeriodWords
  readonly value: Period
  onChange(period: Period): void
}

export function PeriodChoice({ words, value, onChange }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  const labelOf = (name: PeriodName) =>
    name === 'all' || name === 'own' ? words[name] : words.days(name)
  function choose(name: PeriodName) {
    if (name === 'own') setIsChoosing(true)
    else onChange({ name })
  }
  return (
    <>
      <Choice
        look="small"
        label={words.label}
        options={periods.map((id) => ({ id, label: labelOf(id) }))}
        value={value.name}
        onChange={choose}
      />
      <OwnPeriod
        open={isChoosing}
        words={words}
        value={value}
        onClose={() => setIsChoosing(false)}
        onChange={(chosen) => {
          setIsChoosing(false)
          onChange(chosen)
        }}
      />
    </>
  )
}

type OwnProps = Props & { readonly open: boolean; onClose(): void }

function OwnPeriod({ open, words, value, onChange, onClose }: OwnProps) {
  const [first, setFirst] = useState(value.first ?? '')
  const [last, setLast] = useState(value.last ?? '')
  const chosen = { name: 'own', first, last } as const
  const isWrong = isBackwards(chosen)
  return (
    <Sheet
      open={open}
      title={words.own}
      onClose={onClose}
      footer={
        <Button disabled={isWrong || (!first && !last)} onClick={() => onChange(chosen)}>
          {words.apply}
        </Button>
      }
    >
      <div className={styles.own}>
        <Fields>
          <TextField type="date" label={words.from} value={first} onChange={setFirst} />
          <TextField
            type="date"
            label={words.to}
            value={last}
            onChange={setLast}
            {...(isWrong && { error: words.wrong })}
          />
        </Fields>
      </div>
    </Sheet>
  )
}
