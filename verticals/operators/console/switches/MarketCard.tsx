/** The markets that are halted, and a choice of those that could be. */
import { Button, useText, When } from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { CardFrame } from './SwitchCard.tsx'
import styles from './Switches.module.css'
import { type Change, marketName, type On } from './switchWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly halted: readonly On[]
  readonly markets: readonly string[]
  /** Absent for whoever may only look. */
  readonly onAsk: ((change: Change) => void) | undefined
}

const name = 'marketHalted'

export function MarketCard({ halted, markets, onAsk }: Props) {
  const text = useText<TextKey>()
  const isOn = halted.length > 0
  const open = markets.filter((market) => halted.every(({ symbol }) => symbol !== market))
  return (
    <CardFrame
      name={name}
      isOn={isOn}
      mark={isOn ? String(halted.length) : text('switches.off')}
      action={onAsk && open.length > 0 && <Halt open={open} onAsk={onAsk} />}
    >
      {isOn && (
        <table className={styles.halted}>
          <thead>
            <tr>
              <th scope="col">{text('switches.market')}</th>
              <th scope="col">{text('switches.since')}</th>
              <th scope="col">{text('switches.by')}</th>
              <th scope="col">{text('switches.code')}</th>
              {onAsk && <th scope="col">{text('switches.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {halted.map(({ symbol = '', since, by, reason }) => (
              <tr key={symbol}>
                <th scope="row">{marketName(symbol)}</th>
                <td>
                  <When at={since} />
                </td>
                <td>{by ?? text('switches.byExchange')}</td>
                <td>{text(`switches.code.${reason}`)}</td>
                {onAsk && (
                  <td>
                    <Button
                      look="quiet"
                      size="small"
                      aria-label={text('switches.resumeAsk', { market: marketName(symbol) })}
                      onClick={() => onAsk({ name, symbol, isOn: false })}
                    >
                      {text('switches.resume')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CardFrame>
  )
}

type HaltProps = { readonly open: readonly string[]; onAsk(change: Change): void }

function Halt({ open, onAsk }: HaltProps) {
  const text = useText<TextKey>()
  const [chosen, choose] = useState('')
  // One that was halted meanwhile is no choice any more.
  const symbol = open.includes(chosen) ? chosen : (open[0] ?? '')
  return (
    <div className={styles.halt}>
      <Select
        look="bare"
        label={text('switches.market')}
        options={open.map((id) => ({ id, label: marketName(id) }))}
        value={symbol}
        onChange={choose}
      />
      <Button look="quiet" size="medium" onClick={() => onAsk({ name, symbol, isOn: true })}>
        {text('switches.halt')}
      </Button>
    </div>
  )
}
