/** The newest deposits, below the form: what was sent or taken appears here at once. */
import {
  Button,
  EmptyState,
  ErrorState,
  type Pages,
  Section,
  SkeletonRows,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { DepositRow } from './DepositRow.tsx'
import { DepositSheet } from './DepositSheet.tsx'
import type { Key } from './textKey.ts'
import type { Deposit } from './useDeposits.ts'

const SHOWN = 5

export function RecentDeposits({ deposits }: { deposits: Pages<Deposit> }) {
  const text = useText<Key>()
  const { go } = usePlace()
  const { rows, error, reload } = deposits
  const [open, setOpen] = useState<string>()
  return (
    <Section title={text('deposit.recent')}>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={2} />}
      {rows?.length === 0 && <EmptyState icon="deposit">{text('deposit.none')}</EmptyState>}
      <ul>
        {rows?.slice(0, SHOWN).map((deposit) => (
          <li key={deposit.id}>
            <DepositRow deposit={deposit} onPress={() => setOpen(deposit.id)} />
          </li>
        ))}
      </ul>
      {(rows?.length ?? 0) > SHOWN && (
        <Button look="text" onClick={() => go('/depositlist')}>
          {text('deposit.all')}
        </Button>
      )}
      <DepositSheet
        deposit={rows?.find(({ id }) => id === open)}
        onClose={() => setOpen(undefined)}
      />
    </Section>
  )
}
