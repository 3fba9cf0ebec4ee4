/** What stands in the place of a list that is on its way, could not be read, or is empty. */
import { EmptyState, ErrorState, type IconName, SkeletonRows } from '@evenkeel/ui'

type Props = {
  /** Absent while it is on its way. */
  readonly list: readonly unknown[] | undefined
  readonly error: Error | undefined
  readonly empty: string
  readonly icon?: IconName
  onRetry(): void
}

export function ListState({ list, error, empty, icon, onRetry }: Props) {
  if (list === undefined)
    return error === undefined ? (
      <SkeletonRows count={2} mark={false} />
    ) : (
      <ErrorState error={error} onRetry={onRetry} />
    )
  return list.length === 0 ? <EmptyState {...(icon && { icon })}>{empty}</EmptyState> : null
}
