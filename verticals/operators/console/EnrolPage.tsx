/** The enrolment by a one-time link: a password, then a second factor, and one is in. */
import { EmptyState, ErrorState, SkeletonCard, useClient, usePlace, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useState } from 'react'
import { type beginEnrolment, openInvitation } from '../contract/index.ts'
import { NewFactor } from './NewFactor.tsx'
import { NewPassword } from './NewPassword.tsx'
import type { TextKey } from './textKey.ts'

type Invited = Answer<typeof openInvitation>
type Begun = Answer<typeof beginEnrolment>

/** The link's secret is not in the address any more: it came with the place. */
export default function EnrolPage() {
  const text = useText<TextKey>()
  const { query } = usePlace()
  const [invitation] = useState(query.get('invitation') ?? '')
  const [begun, setBegun] = useState<Begun>()
  const { invited, error, retry } = useInvited(invitation)
  if (invitation === '') return <EmptyState icon="lock">{text('operators.noLink')}</EmptyState>
  if (error !== undefined) return <ErrorState error={error} onRetry={retry} />
  if (invited === undefined) return <SkeletonCard />
  if (begun !== undefined) return <NewFactor begun={begun} />
  return <NewPassword invitation={invitation} invited={invited} onDone={setBegun} />
}

function useInvited(invitation: string) {
  const { client } = useClient()
  const [invited, setInvited] = useState<Invited>()
  const [error, setError] = useState<Error>()
  const [nth, setNth] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is one more
  useEffect(() => {
    if (invitation === '') return
    const stop = new AbortController()
    setError(undefined)
    client
      .call(openInvitation, { invitation }, { signal: stop.signal })
      .then(setInvited, (reason: Error) => stop.signal.aborted || setError(reason))
    return () => stop.abort()
  }, [client, invitation, nth])
  return { invited, error, retry: () => setNth(nth + 1) }
}
