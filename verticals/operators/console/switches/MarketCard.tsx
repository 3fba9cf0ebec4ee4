/** The markets that are halted, and a choice of those that could be. */
import { Button, Countdown, useText, When } from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { CardFrame, Prolong } from './SwitchCard.tsx'
import styles from './Switches.module.css'
import { type Change, marketName, type On, type Waiting } from './switchWords.ts'
import type { TextKey } from './textKey.ts'
import { WaitingTurns } from './WaitingTurns.tsx'

type Props = {
  readonly halted: readonly On[]
  readonly markets: readonly string[]
  /** Markets whose next halt takes two operators. */
  readonly heldAlone: readonly string[]
  readonly waiting: readonly Waiting[]
  onChanged(): void
  /** Absent for whoever may only look. */
  readonly onAsk: ((change: Change) => void) | undefined
}

const name = 'marketHalted'

export function MarketCard(props: Props) {
  const { halted, markets, heldAlone, waiting, onAsk, onChanged } = props
  const text = useText<TextKey>()
  const isOn = halted.length > 0
  const open = markets.filter((market) => halted.every(({ symbol }) => symbol !== market))
  return (
    <CardFrame
      name={name}
      isOn={isOn}
      mark={isOn ? String(halted.length) : text('switches.off')}
      action={onAsk && open.length > 0 && <Halt open={open} heldAlone={heldAlone} onAsk={onAsk} />}
    >
      {isOn && <Halted halted={halted} waiting={waiting} onAsk={onAsk} />}
      <WaitingTurns
        all={waiting}
        on={halted}
        mayDecide={onAsk !== undefined}
        onChanged={onChanged}
      />
    </CardFrame>
  )
}

function Halted({ halted, waiting, onAsk }: Pick<Props, 'halted' | 'waiting' | 'onAsk'>) {
  const text = useText<TextKey>()
  return (
    <div className={styles.scroll}>
      <table className={styles.halted}>
        <thead>
          <tr>
            <th scope="col">{text('switches.market')}</th>
            <th scope="col">{text('switches.since')}</th>
            <th scope="col">{text('switches.endsItself')}</th>
            <th scope="col">{text('switches.by')}</th>
            <th scope="col">{text('switches.code')}</th>
            {onAsk && <th scope="col">{text('switches.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {halted.map((on) => {
            const { symbol = '', since, ends_at: endsAt, takes_two: takesTwo, by, reason } = on
            return (
              <tr key={symbol}>
                <th scope="row">{marketName(symbol)}</th>
                <td>
                  <When at={since} />
                </td>
                <td>{endsAt === undefined ? '–' : <Countdown until={endsAt} />}</td>
                <td>{by ?? text('switches.byExchange')}</td>
                <td>{text(`switches.code.${reason}`)}</td>
                {onAsk && (
                  <td className={styles.turns}>
                    {endsAt !== undefined && <Prolong on={on} waiting={waiting} onAsk={onAsk} />}
                    <Button
                      look="quiet"
                      size="small"
                      aria-label={text('switches.resumeAsk', { market: marketName(symbol) })}
                      onClick={() => onAsk({ name, symbol, isOn: false, takesTwo })}
                    >
                      {text('switches.resume')}
                    </Button>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type HaltProps = Pick<Props, 'heldAlone'> & {
  readonly open: readonly string[]
  onAsk(change: Change): void
}

function Halt({ open, heldAlone, onAsk }: HaltProps) {
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
      <Button
        look="quiet"
        size="medium"
        onClick={() => onAsk({ name, symbol, isOn: true, takesTwo: heldAlone.includes(symbol) })}
      >
        {text('switches.halt')}
      </Button>
    </div>
  )
}
