/** Asks before a switch is turned: for its cause, a reason, and its name in letters where it holds everybody up. */
import { useSubmit, useText } from '@evenkeel/ui'
import { ReasonDialog, Select } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { setSwitch, switchReasons } from '../../contract/index.ts'
import { type Change, closesMembers, marketName, needsWord, prolongKey } from './switchWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly change: Change | undefined
  /** So long one operator alone holds outcomes up. */
  readonly minutes: number
  onDone(): void
  onClose(): void
}

export function SwitchDialog({ open, change, minutes, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const [code, choose] = useState<(typeof switchReasons)[number]>('incident')
  const words = useWords(change)
  const submit = useSubmit(setSwitch, { done: words?.done, onDone })
  useEffect(() => {
    if (open) choose('incident')
  }, [open])
  if (change === undefined || words === undefined) return null
  const { name, symbol, isOn, isLasting = false, takesTwo = false } = change
  const isBounded = isOn && !takesTwo && (name === 'marketHalted' || name === 'everythingFrozen')
  return (
    <ReasonDialog
      open={open}
      title={words.title}
      confirm={words.confirm}
      look={isOn ? 'danger' : 'main'}
      word={needsWord(change) ? text(`switches.${name}`) : undefined}
      busy={submit.busy}
      most={500}
      onConfirm={(reason) =>
        void submit({
          name,
          is_on: isOn,
          is_lasting: isLasting,
          code,
          reason,
          ...(symbol !== undefined && { symbol }),
        })
      }
      onClose={onClose}
    >
      <p>{text(isOn ? `switches.what.${name}` : 'switches.offHint')}</p>
      {isBounded && <p>{text('switches.alone', { minutes })}</p>}
      {isOn && !takesTwo && closesMembers(name) && (
        <p>{text('switches.aloneMembers', { minutes })}</p>
      )}
      {isLasting && <p>{text(prolongKey(name))}</p>}
      {takesTwo && <p>{text('switches.takesTwo')}</p>}
      <Select
        label={text('switches.code')}
        options={switchReasons.map((id) => ({ id, label: text(`switches.code.${id}`) }))}
        value={code}
        onChange={choose}
      />
    </ReasonDialog>
  )
}

function useWords(change: Change | undefined) {
  const text = useText<TextKey>()
  if (change === undefined) return undefined
  const { name, symbol, isOn, isLasting, takesTwo } = change
  const proposed = takesTwo === true ? text('switches.proposed') : undefined
  const propose = takesTwo === true ? text('terms.propose') : undefined
  const named = { name: symbol === undefined ? text(`switches.${name}`) : marketName(symbol) }
  if (isLasting === true)
    return {
      title: text('switches.prolongAsk', named),
      confirm: propose ?? text('switches.prolong'),
      done: proposed,
    }
  if (symbol !== undefined) {
    const market = marketName(symbol)
    return {
      title: text(isOn ? 'switches.haltAsk' : 'switches.resumeAsk', { market }),
      confirm: propose ?? text(isOn ? 'switches.halt' : 'switches.resume'),
      done: proposed ?? text(isOn ? 'switches.wasHalted' : 'switches.wasResumed', { market }),
    }
  }
  return {
    title: text(isOn ? 'switches.onAsk' : 'switches.offAsk', named),
    confirm: propose ?? text(isOn ? 'switches.turnOn' : 'switches.turnOff'),
    done: proposed ?? text(isOn ? 'switches.isOn' : 'switches.isOff', named),
  }
}
