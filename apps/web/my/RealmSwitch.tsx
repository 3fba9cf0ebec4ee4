/** Which realm the member is in, the way to the other one, and play money for the demo realm. */
import { Button, Icon, useClient, useSubmit, useText } from '@evenkeel/ui'
import { topUpDemo } from '@evenkeel/verticals/members/contract/index.ts'
import { useState } from 'react'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import styles from './RealmSwitch.module.css'

export function RealmSwitch() {
  const { state } = useShell()
  const text = useText<keyof typeof en>()
  const { askToSwitch } = useClient()
  const { busy, refusal, topUp } = useTopUp()
  const { demo, config } = state
  const onReal = config?.is_sandbox ? 'my.onSandboxHint' : 'my.onRealHint'
  const hint = demo ? 'my.onDemoHint' : onReal

  return (
    <div className={styles.realm}>
      <div className={styles.line}>
        <Icon name={demo ? 'demo' : 'wallet'} />
        <div className={styles.words}>
          <p className={styles.name}>{text(demo ? 'ui.demoAccount' : 'ui.realAccount')}</p>
          <p className={styles.hint}>{text(hint)}</p>
        </div>
      </div>
      <div className={styles.actions}>
        {demo && (
          <Button look="quiet" size="medium" busy={busy} onClick={() => void topUp()}>
            {text('my.fillDemo')}
          </Button>
        )}
        <Button look="quiet" size="medium" onClick={askToSwitch}>
          {text(demo ? 'ui.toReal' : 'my.toDemo')}
        </Button>
      </div>
      {demo && refusal !== undefined && <p className={styles.hint}>{refusal}</p>}
    </div>
  )
}

/** Fills the demo account up again. */
export function useTopUp() {
  const text = useText<keyof typeof en>()
  const fill = useSubmit(topUpDemo, { done: text('my.demoFilled') })
  const [refusal, setRefusal] = useState<string>()
  return {
    busy: fill.busy,
    /** It has figures to be read: a toast is gone too soon. */
    refusal,
    async topUp() {
      const outcome = await fill({})
      setRefusal(outcome.type === 'refused' ? outcome.message : undefined)
    },
  }
}
