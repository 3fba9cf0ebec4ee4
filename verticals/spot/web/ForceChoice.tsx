/** How long an order stands: a small word that opens a sheet. */
import { Icon, OptionSheet, useText } from '@evenkeel/ui'
import { useState } from 'react'
import type en from '../text/en.ts'
import styles from './ForceChoice.module.css'
import { forceNames, forceSign } from './names.ts'
import { type Force, forces } from './tradeForm.ts'

type Props = { readonly value: Force; onChange(force: Force): void }

export function ForceChoice({ value, onChange }: Props) {
  const text = useText<keyof typeof en>()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.row}>
      <span className={styles.label}>{text('spot.force')}</span>
      <button
        type="button"
        className={styles.choice}
        aria-haspopup="dialog"
        aria-label={`${text('spot.force')}: ${text(forceNames[value])}`}
        onClick={() => setOpen(true)}
      >
        {forceSign(value, text)}
        <Icon name="down" size="tiny" />
      </button>
      <OptionSheet
        open={open}
        title={text('spot.force')}
        options={forces.map((id) => ({ id, label: text(forceNames[id]) }))}
        value={value}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
