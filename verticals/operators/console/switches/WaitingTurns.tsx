/** What one operator wants a switch to be, and what another decides about it. */
import { DialogText, useText, When } from '@evenkeel/ui'
import { KeyValue } from '@evenkeel/ui/desk'
import { ProposalDecision } from '../terms/ProposalDecision.tsx'
import styles from './Switches.module.css'
import { marketName, type Waiting } from './switchWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly all: readonly Waiting[]
  readonly mayDecide: boolean
  onChanged(): void
}

export function WaitingTurns({ all, mayDecide, onChanged }: Props) {
  return all.map((one) => (
    <WaitingTurn key={one.id} one={one} mayDecide={mayDecide} onChanged={onChanged} />
  ))
}

type OneProps = Omit<Props, 'all'> & { readonly one: Waiting }

function WaitingTurn({ one, mayDecide, onChanged }: OneProps) {
  const text = useText<TextKey>()
  const title = useTitle(one)
  return (
    <div className={styles.waiting}>
      <p>
        <strong>{title}</strong> {one.is_own && text('terms.own')}
      </p>
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

function useTitle({ name, symbol, is_on: isOn }: Waiting): string {
  const text = useText<TextKey>()
  if (symbol !== undefined)
    return text(isOn ? 'switches.haltAsk' : 'switches.resumeAsk', { market: marketName(symbol) })
  return text(isOn ? 'switches.onAsk' : 'switches.offAsk', { name: text(`switches.${name}`) })
}
