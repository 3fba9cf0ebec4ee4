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
  const fill = useSubmit(topUpDemo, { done: text('my.demoFilled') })
  const [refusal, setRefusal] = useState<string>()
  const { demo, config } = state
  const onReal = config?.is_sandbox ? 'my.onSandboxHint' : 'my.onRealHint'
  const hint = demo ? 'my.onDemoHint' : onReal

  async function refill() {
    const outcome = await fill({})
    setRefusal(outcome.type === 'refused' ? outcome.message : undefined)
  }

  return (
    <div className={styles.realm}>
      <div className={styles.line}>
        <Icon name={demo ? 'demo' : 'wallet'} />
        <div className={styles.words}>
          <p className={styles.name}>{text(demo ? 'my.onDemo' : 'my.onReal')}</p>
          <p className={styles.hint}>{text(hint)}</p>
        </div>
      </div>
      <div className={styles.actions}>
        {demo && (
          <Button look="quiet" size="medium" busy={fill.busy} onClick={() => void refill()}>
            {text('my.fillDemo')}
          </Button>
        )}
        <Button look="quiet" size="medium" onClick={askToSwitch}>
          {text(demo ? 'my.toReal' : 'my.toDemo')}
        </Button>
      </div>
      {/* It has figures to be read: a toast is gone too soon. */}
      {demo && refusal !== undefined && <p className={styles.hint}>{refusal}</p>}
    </div>
  )
}
