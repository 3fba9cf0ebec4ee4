/** The eye that hides balances, and what is shown in their place. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { type BalancesHidden, createBalancesHidden } from '../data/balancesHidden.ts'
import { useText } from '../data/hooks.ts'
import { IconButton } from './Button.tsx'
import styles from './Eye.module.css'
import { Spoken } from './Spoken.tsx'

let shared: BalancesHidden | undefined
function balances(): BalancesHidden {
  shared ??= createBalancesHidden(window.localStorage)
  return shared
}

const subscribe = (listener: () => void) => balances().subscribe(listener)

export function useBalancesHidden(): boolean {
  return useSyncExternalStore(subscribe, () => balances().hidden())
}

export function EyeToggle() {
  const text = useText()
  const hidden = useBalancesHidden()
  return (
    <IconButton
      icon={hidden ? 'eyeOff' : 'eye'}
      label={text(hidden ? 'ui.showBalances' : 'ui.hideBalances')}
      className={styles.eye}
      onClick={() => balances().toggle()}
    />
  )
}

/** A balance that the eye hides. */
export function Hideable({ children }: { children: ReactNode }) {
  const text = useText()
  if (!useBalancesHidden()) return children
  return (
    <span className={styles.hidden}>
      <span aria-hidden="true">******</span>
      <Spoken>{text('ui.hidden')}</Spoken>
    </span>
  )
}
