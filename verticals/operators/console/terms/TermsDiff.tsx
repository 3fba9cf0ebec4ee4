/** What would change: each field as it is and as it would be; tiers in a table of their own. */
import { Diff } from '@evenkeel/ui/desk'
import { TiersDiff } from './TiersDiff.tsx'
import { type Field, useTermWords, type Values } from './termWords.ts'

type Props = {
  readonly fields: readonly Field[]
  readonly before: Values | undefined
  readonly after: Values | undefined
}

export function TermsDiff({ fields, before, after }: Props) {
  const { named, listed } = useTermWords()
  const tiers = fields.filter(({ as, name }) => as === 'tiers' && before?.[name] !== after?.[name])
  const others = (values: Values | undefined) =>
    values &&
    Object.fromEntries(
      Object.entries(values).filter(([name]) => tiers.every((field) => field.name !== name)),
    )
  const [was, is] = [listed(fields, others(before)), listed(fields, others(after))]
  const isOnlyTiers = tiers.length > 0 && JSON.stringify(was) === JSON.stringify(is)
  return (
    <>
      {!isOnlyTiers && <Diff before={was} after={is} />}
      {tiers.map(({ name }) => (
        <TiersDiff
          key={name}
          label={named(name)}
          before={before?.[name] ?? ''}
          after={after?.[name] ?? ''}
        />
      ))}
    </>
  )
}
