/** What stands where a part of the exchange is not built yet: nothing pretends to work. */
import { Button, EmptyState, Screen, usePlace, useText } from '@evenkeel/ui'
import type en from './text/en.ts'

export default function ComingScreen() {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  return (
    <Screen title={text('web.coming')}>
      <EmptyState
        icon="clock"
        action={
          <Button look="quiet" onClick={() => go('/home')}>
            {text('web.home')}
          </Button>
        }
      >
        {text('web.comingHint')}
      </EmptyState>
    </Screen>
  )
}
