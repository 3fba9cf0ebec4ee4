/** What the bill is narrowed by: a coin, and a period. */
import { Button, Choice, CoinMark, Fields, Sheet, TextField, useText } from '@evenkeel/ui'
import { useState } from 'react'
import styles from './Filters.module.css'
import { isBackwards, type Range, type RangeName, ranges } from './range.ts'
import type en from './text/en.ts'

type Props = {
  readonly coins: readonly string[]
  readonly asset: string | undefined
  readonly range: Range
  onAsset(asset: string | undefined): void
  onRange(range: Range): void
}

/** Stands for none of them. */
const EVERY = ''

export function Filters({ coins, asset, range, onAsset, onRange }: Props) {
  const text = useText<keyof typeof en>()
  const [isChoosing, setIsChoosing] = useState(false)
  const every = { id: EVERY, label: text('bill.allCoins') }
  const labels = (name: RangeName) =>
    name === 'all' || name === 'own'
      ? text(`bill.range.${name}`)
      : text('bill.range.days', { days: name })
  function choose(name: RangeName) {
    if (name === 'own') setIsChoosing(true)
    else onRange({ name })
  }
  return (
    <div className={styles.filters}>
      <Choice
        look="small"
        label={text('bill.coin')}
        options={[
          every,
          ...coins.map((id) => ({ id, label: id, mark: <CoinMark asset={id} size="small" /> })),
        ]}
        value={asset ?? EVERY}
        onChange={(id) => onAsset(id === EVERY ? undefined : id)}
      />
      <Choice
        look="small"
        label={text('bill.range')}
        options={ranges.map((id) => ({ id, label: labels(id) }))}
        value={range.name}
        onChange={choose}
      />
      <OwnRange
        open={isChoosing}
        range={range}
        onClose={() => setIsChoosing(false)}
        onRange={(chosen) => {
          setIsChoosing(false)
          onRange(chosen)
        }}
      />
    </div>
  )
}

type OwnProps = Pick<Props, 'range' | 'onRange'> & { readonly open: boolean; onClose(): void }

function OwnRange({ open, range, onRange, onClose }: OwnProps) {
  const text = useText<keyof typeof en>()
  const [first, setFirst] = useState(range.first ?? '')
  const [last, setLast] = useState(range.last ?? '')
  const chosen = { name: 'own', first, last } as const
  const isWrong = isBackwards(chosen)
  return (
    <Sheet
      open={open}
      title={text('bill.range.own')}
      onClose={onClose}
      footer={
        <Button disabled={isWrong || (!first && !last)} onClick={() => onRange(chosen)}>
          {text('bill.range.apply')}
        </Button>
      }
    >
      <div className={styles.own}>
        <Fields>
          <TextField
            type="date"
            label={text('bill.range.from')}
            value={first}
            onChange={setFirst}
          />
          <TextField
            type="date"
            label={text('bill.range.to')}
            value={last}
            onChange={setLast}
            {...(isWrong && { error: text('bill.range.wrong') })}
          />
        </Fields>
      </div>
    </Sheet>
  )
}
