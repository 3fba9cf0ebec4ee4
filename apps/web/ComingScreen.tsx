/** What stands where a part of the exchange is not built yet: its name, and nothing that pretends to work. */
import { Button, EmptyState, Screen, usePlace, useText } from '@evenkeel/ui'
import styles from './ComingScreen.module.css'
import { nameOf, type PlaceName } from './places.ts'
import type en from './text/en.ts'

export default function ComingScreen() {
  const text = useText<keyof typeof en | PlaceName>()
  const { path, go } = usePlace()
  return (
    <Screen title={text(nameOf(path) ?? 'web.coming')}>
      <EmptyState
        icon="clock"
        action={
          <Button look="quiet" onClick={() => go('/home')}>
            {text('web.home')}
          </Button>
        }
      >
        <strong className={styles.coming}>{text('web.coming')}</strong>
        {text('web.comingHint')}
      </EmptyState>
    </Screen>
  )
}
