/** What one operator wants a switch to be, and what another decides about it. */
import { DialogText, useText, When } from '@evenkeel/ui'
import { KeyValue } from '@evenkeel/ui/desk'
import { ProposalDecision } from '../terms/ProposalDecision.tsx'
import styles from './Switches.module.css'
import { isProlonging, marketName, type On, prolongKey, type Waiting } from './switchWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly all: readonly Waiting[]
  /** What is on already is prolonged. */
  readonly on: readonly On[]
  readonly mayDecide: boolean
  onChanged(): void
}

export function WaitingTurns({ all, ...rest }: Props) {
  return all.map((one) => <WaitingTurn key={one.id} one={one} {...rest} />)
}

type OneProps = Omit<Props, 'all'> & { readonly one: Waiting }

function WaitingTurn({ one, on, mayDecide, onChanged }: OneProps) {
  const text = useText<TextKey>()
  const isLonger = isProlonging(one, on)
  const title = useTitle(one, isLonger)
  return (
    <div className={styles.waiting}>
      <p>
        <strong>{title}</strong> {one.is_own && text('terms.own')}
      </p>
      {isLonger && <p>{text(prolongKey(one.name))}</p>}
      <Why one={one} />
      {mayDecide && (
        <ProposalDecision
          proposal={one}
          title={title}
          size="small"
          className={styles.turns}
          onChanged={onChanged}
        >
          <DialogText>
            {text(one.is_on ? `switches.what.${one.name}` : 'switches.offHint')}
          </DialogText>
          {isLonger && <DialogText>{text(prolongKey(one.name))}</DialogText>}
          <Why one={one} />
        </ProposalDecision>
      )}
    </div>
  )
}

function Why({ one }: { one: Waiting }) {
  const text = useText<TextKey>()
  return (
    <KeyValue
      rows={[
        { label: text('terms.by'), value: one.by },
        { label: text('switches.code'), value: text(`switches.code.${one.code}`) },
        { label: text('desk.reason'), value: one.reason },
        { label: text('terms.until'), value: <When at={one.expires_at} /> },
      ]}
    />
  )
}

function useTitle({ name, symbol, is_on: isOn }: Waiting, isLonger: boolean): string {
  const text = useText<TextKey>()
  if (isLonger)
    return text('switches.prolongAsk', {
      name: symbol === undefined ? text(`switches.${name}`) : marketName(symbol),
    })
  if (symbol !== undefined)
    return text(isOn ? 'switches.haltAsk' : 'switches.resumeAsk', { market: marketName(symbol) })
  return text(isOn ? 'switches.onAsk' : 'switches.offAsk', { name: text(`switches.${name}`) })
}
