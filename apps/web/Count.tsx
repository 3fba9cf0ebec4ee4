/** How much is new at a place, where its vertical counts that; nothing for a visitor. */
import { useSession } from '@evenkeel/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { parts } from './places.ts'

const counts = new Map(
  parts
    .flatMap((part) => Object.entries(part.counts ?? {}))
    .map(([path, load]) => [
      path,
      // Without it the way there is whole: that it could not be fetched is nobody's concern.
      lazy<ComponentType>(() => load().catch(() => ({ default: () => null }))),
    ]),
)

export function Count({ path }: { path: string }) {
  const { signedIn } = useSession()
  const Counted = counts.get(path)
  if (!signedIn || Counted === undefined) return null
  return (
    <Suspense>
      <Counted />
    </Suspense>
  )
}
