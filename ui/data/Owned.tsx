/** What the member has beside coins, from the verticals that keep it. */
import { Suspense } from 'react'
import { useClient } from './context.ts'
import { useSession } from './hooks.ts'
import { WithTexts } from './WithTexts.tsx'

/** Play money owns nothing but coins. */
export function Owned() {
  const { owned = [] } = useClient()
  const { demo, signedIn } = useSession()
  if (!signedIn || demo) return null
  return owned.map(({ texts, Piece }, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the verticals of an app never change
    <Suspense key={nth}>
      <WithTexts texts={texts}>
        <Piece />
      </WithTexts>
    </Suspense>
  ))
}
