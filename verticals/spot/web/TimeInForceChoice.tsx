/** How long an order stands: a small word that opens a sheet. */
import { Icon, OptionSheet, useText } from '@evenkeel/ui'
import { useState } from 'react'
import type en from '../text/en.ts'
import { timeInForceNames, timeInForceSign } from './names.ts'
import styles from './TimeInForceChoice.module.css'
import { type TimeInForce, timesInForce } from './tradeForm.ts'

type Props = { readonly value: TimeInForce; onChange(timeInForce: TimeInForce): void }

export function TimeInForceChoice({ value, onChange }: Props) {
  const text = useText<keyof typeof en>()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.row}>
      <span className={styles.label}>{text('spot.force')}</span>
      <button
        type="button"
        className={styles.choice}
        aria-haspopup="dialog"
        aria-label={`${text('spot.force')}: ${text(timeInForceNames[value])}`}
        onClick={() => setOpen(true)}
      >
        {timeInForceSign(value, text)}
        <Icon name="down" size="tiny" />
      </button>
      <OptionSheet
        open={open}
        title={text('spot.force')}
        options={timesInForce.map((id) => ({ id, label: text(timeInForceNames[id]) }))}
        value={value}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
