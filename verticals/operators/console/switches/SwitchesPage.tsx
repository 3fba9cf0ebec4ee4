/** What operators hold up: five switches, each with its state, and who turned it on, when and why. */
import { ErrorState, Spinner, useCall, useText } from '@evenkeel/ui'
import { Page, useFollow, useOperator } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { getSwitches, maySwitch, type SwitchName, switchNames } from '../../contract/index.ts'
import { MarketCard } from './MarketCard.tsx'
import { SwitchCard } from './SwitchCard.tsx'
import { SwitchDialog } from './SwitchDialog.tsx'
import styles from './Switches.module.css'
import { type Change, closesMembers } from './switchWords.ts'
import type { TextKey } from './textKey.ts'

export default function SwitchesPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getSwitches)
  useFollow(['switches', 'proposals'], reload)
  const { role } = useOperator()
  const [change, setChange] = useState<Change>()
  const [isAsking, setAsking] = useState(false)
  function ask(next: Change) {
    setChange(next)
    setAsking(true)
  }
  const askFor = (name: SwitchName) => (maySwitch(role, name) ? ask : undefined)
  return (
    <Page title={text('operators.switches')} hint={text('switches.hint')}>
      {data === undefined ? (
        error === undefined ? (
          <Spinner />
        ) : (
          <ErrorState error={error} onRetry={reload} />
        )
      ) : (
        <div className={styles.cards}>
          {switchNames.map((name) => {
            const on = data.switches.filter((each) => each.name === name)
            const waiting = data.proposals.filter((each) => each.name === name)
            const shared = { waiting, onAsk: askFor(name), onChanged: reload }
            return name === 'marketHalted' ? (
              <MarketCard
                key={name}
                halted={on}
                markets={data.markets}
                heldAlone={data.held_alone}
                {...shared}
              />
            ) : (
              <SwitchCard
                key={name}
                name={name}
                on={on[0]}
                takesTwo={on[0]?.takes_two ?? (closesMembers(name) && data.closed_alone)}
                {...shared}
              />
            )
          })}
        </div>
      )}
      <SwitchDialog
        open={isAsking}
        change={change}
        minutes={data?.hold_minutes ?? 0}
        onDone={() => {
          setAsking(false)
          reload()
        }}
        onClose={() => setAsking(false)}
      />
    </Page>
  )
}
