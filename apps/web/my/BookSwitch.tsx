/** Which book the member is on, the way to the other one, and play money for the demo book. */
import { Button, Dialog, DialogText, Icon, useSubmit, useText, useToast } from '@evenkeel/ui'
import { topUpDemo } from '@evenkeel/verticals/members/contract/index.ts'
import { Refused } from '@evenkeel/wire/client'
import { useState } from 'react'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import styles from './BookSwitch.module.css'

export function BookSwitch() {
  const { shell, state } = useShell()
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const fill = useSubmit(topUpDemo, { done: text('my.demoFilled') })
  const { demo, config } = state
  const onReal = config?.is_sandbox ? 'my.onSandboxHint' : 'my.onRealHint'
  const hint = demo ? 'my.onDemoHint' : onReal

  async function change() {
    setBusy(true)
    try {
      await shell.switchBook()
    } catch (error) {
      toast(error instanceof Refused ? error.message : text('ui.unreachable'), 'failure')
      setAsked(false)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.book}>
      <div className={styles.line}>
        <Icon name={demo ? 'options' : 'wallet'} />
        <div className={styles.words}>
          <p className={styles.name}>{text(demo ? 'my.onDemo' : 'my.onReal')}</p>
          <p className={styles.hint}>{text(hint)}</p>
        </div>
      </div>
      <div className={styles.actions}>
        {demo && (
          <Button look="quiet" size="medium" busy={fill.busy} onClick={() => void fill({})}>
            {text('my.fillDemo')}
          </Button>
        )}
        <Button look="quiet" size="medium" onClick={() => setAsked(true)}>
          {text(demo ? 'my.toReal' : 'my.toDemo')}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        title={text(demo ? 'my.toRealAsk' : 'my.toDemoAsk')}
        confirm={text('my.switch')}
        busy={isBusy}
        onConfirm={() => void change()}
        onClose={() => setAsked(false)}
      >
        <DialogText>{text(demo ? 'my.toRealHint' : 'my.toDemoHint')}</DialogText>
      </Dialog>
    </div>
  )
}
