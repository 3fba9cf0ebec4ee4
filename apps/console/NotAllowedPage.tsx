/** What stands at a page that is for other roles. */
import { Button, EmptyState, usePlace, useText } from '@evenkeel/ui'
import { type DeskKey, Page, useOperator } from '@evenkeel/ui/desk'
import type en from './text/en.ts'

export function NotAllowedPage() {
  const text = useText<keyof typeof en | DeskKey>()
  const { go } = usePlace()
  const { role } = useOperator()
  return (
    <Page title={text('console.notAllowed')}>
      <EmptyState
        icon="lock"
        action={
          <Button look="quiet" size="medium" onClick={() => go('/')}>
            {text('console.toFirst')}
          </Button>
        }
      >
        {text('console.notAllowedHint', { role: text(`desk.role.${role}`) })}
      </EmptyState>
    </Page>
  )
}
