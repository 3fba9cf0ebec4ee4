/** What stands at an address that leads nowhere. */
import { Button, EmptyState, Screen, usePlace, useText } from '@evenkeel/ui'
import type en from './text/en.ts'

export default function NotFoundScreen() {
  const { go } = usePlace()
  const text = useText<keyof typeof en>()
  return (
    <Screen title={text('web.notFound')}>
      <EmptyState
        icon="globe"
        action={
          <Button look="quiet" onClick={() => go('/home')}>
            {text('web.home')}
          </Button>
        }
      >
        {text('web.notFoundHint')}
      </EmptyState>
    </Screen>
  )
}
