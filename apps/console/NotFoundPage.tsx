/** What stands at an address that is none. */
import { Button, EmptyState, usePlace, useText } from '@evenkeel/ui'
import { Page } from '@evenkeel/ui/desk'
import type en from './text/en.ts'

export default function NotFoundPage() {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  return (
    <Page title={text('console.notFound')}>
      <EmptyState
        icon="search"
        action={
          <Button look="quiet" size="medium" onClick={() => go('/')}>
            {text('console.toFirst')}
          </Button>
        }
      >
        {text('console.notFoundHint')}
      </EmptyState>
    </Page>
  )
}
