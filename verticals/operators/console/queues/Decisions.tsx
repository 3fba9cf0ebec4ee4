/** What may be decided about a case, and the question before it is. */
import { Button, type Refusal, useText, useToast } from '@evenkeel/ui'
import { usePageKeys } from '@evenkeel/ui/desk'
import { type ReactNode, useState } from 'react'
import { actionKeys, type Offer, type OpenedCase, type QueueName, type Taken } from './cases.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import styles from './Queues.module.css'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly queue: QueueName
  readonly one: OpenedCase
  readonly taken: Taken | undefined
  /** What stands beside the decisions. */
  readonly children: ReactNode
  onChanged(): void
  /** It was refused since the case is not what it was, or not this operator's. */
  onStale(refusal: Refusal): void
}

/** `one` is as it was when the question was asked, however the case changes meanwhile. */
type OpenQuestion = { readonly nth: number; readonly offer: Offer; readonly one: OpenedCase }

export function Decisions({ queue, one, taken, children, onChanged, onStale }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [asked, setAsked] = useState<OpenQuestion>()
  const [isOpen, setOpen] = useState(false)
  // What another has taken is refused.
  const isMine = taken?.is_mine !== false
  function ask(offer: Offer) {
    setAsked({ nth: (asked?.nth ?? 0) + 1, offer, one })
    setOpen(true)
  }
  const pressed = (key: string) => {
    const offer = one.actions.find(({ name }) => actionKeys[name] === key)
    return offer && isMine ? () => ask(offer) : undefined
  }
  usePageKeys({ a: pressed('a'), r: pressed('r') })
  return (
    <div className={styles.actions}>
      {one.actions.map((offer) => (
        <Button
          key={offer.name}
          look={lookOf(offer, one.actions)}
          size="medium"
          disabled={!isMine}
          aria-keyshortcuts={actionKeys[offer.name]}
          onClick={() => ask(offer)}
        >
          {text(`queues.action.${offer.name}`)}
        </Button>
      ))}
      {children}
      {asked !== undefined && (
        <DecisionDialog
          key={asked.nth}
          open={isOpen}
          queue={queue}
          offer={asked.offer}
          one={asked.one}
          onDone={(outcome) => {
            setOpen(false)
            const said =
              outcome === 'done' ? (`queues.event.${asked.offer.name}` as const) : undefined
            toast(text(said ?? ownHalf(asked.offer)), 'success')
            onChanged()
          }}
          onStale={(refusal) => {
            setOpen(false)
            onStale(refusal)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** What the first of two is told. */
const ownHalf = ({ name }: Offer): TextKey =>
  name === 'approve' ? 'queues.ownFirst' : 'queues.ownWord'

/** One of them is the usual next step. */
function lookOf(offer: Offer, all: readonly Offer[]): 'danger' | 'main' | 'quiet' {
  if (offer.is_danger) return 'danger'
  return offer === all.find(({ is_danger: isDanger }) => !isDanger) ? 'main' : 'quiet'
}
