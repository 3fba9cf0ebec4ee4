/** The button that revokes two bound orders, after it has said that both go. */
import { Button, Dialog, DialogText, useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { cancelOrder } from '../contract/index.ts'
import type en from '../text/en.ts'

type Props = {
  /** Of either leg: the other goes with it. */
  readonly id: string
  readonly look: 'quiet' | 'danger'
  readonly size?: 'small'
  readonly onDone?: () => void
}

export function RevokePair({ id, look, size, onDone }: Props) {
  const text = useText<keyof typeof en>()
  const [asks, setAsks] = useState(false)
  const submit = useSubmit(cancelOrder, { done: text('spot.revokedOco'), onDone })
  async function revoke() {
    const { type } = await submit({ id })
    if (type !== 'unknown' && type !== 'busy') setAsks(false)
  }
  return (
    <>
      <Button look={look} size={size} onClick={() => setAsks(true)}>
        {text('spot.revoke')}
      </Button>
      <Dialog
        open={asks}
        title={text('spot.revokeOco')}
        look="danger"
        confirm={text('spot.revokeOco')}
        cancel={text('ui.back')}
        busy={submit.busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsks(false)}
      >
        <DialogText>{text('spot.revokeOcoAsk')}</DialogText>
      </Dialog>
    </>
  )
}
