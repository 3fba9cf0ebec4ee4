/** Where whoever is here is signed in. */
import { useCall, useText } from '@evenkeel/ui'
import { Page, useFollow } from '@evenkeel/ui/desk'
import { getSessions } from '../contract/index.ts'
import { SessionTable } from './SessionTable.tsx'
import type { TextKey } from './textKey.ts'

export default function SessionsPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getSessions)
  useFollow(['sessions'], reload)
  return (
    <Page title={text('operators.sessions')} hint={text('operators.sessionsHint')}>
      <SessionTable name="sessions" rows={data?.sessions} error={error} onChanged={reload} />
    </Page>
  )
}
