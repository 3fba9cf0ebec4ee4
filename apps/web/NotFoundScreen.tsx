/** What stands at an address that leads nowhere. */
import { Button, EmptyState, Screen, useText } from '@evenkeel/ui'
import type en from './text/en.ts'

export function NotFoundScreen({ onHome }: { onHome: () => void }) {
  const text = useText<keyof typeof en>()
  return (
    <Screen title={text('web.notFound')}>
      <EmptyState
        icon="globe"
        action={
          <Button look="quiet" onClick={onHome}>
            {text('web.home')}
          </Button>
        }
      >
        {text('web.notFoundHint')}
      </EmptyState>
    </Screen>
  )
}
