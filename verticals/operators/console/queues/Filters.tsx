/** What narrows a queue: what waits or was decided, a member or a case, a coin, and who works on it. */
import { useText } from '@evenkeel/ui'
import { FilterBar, FilterSearch, FilterSelect, Select } from '@evenkeel/ui/desk'
import { type CaseRow, isMoneyQueue, type QueueName } from './cases.ts'
import type { TextKey } from './textKey.ts'
import type { CaseWish } from './useCases.ts'

type Props = {
  readonly queue: QueueName
  readonly wish: CaseWish
  readonly rows: readonly CaseRow[]
  onChange(wish: CaseWish): void
}

export function Filters({ queue, wish, rows, onChange }: Props) {
  const text = useText<TextKey>()
  const coins = [wish.asset, ...rows.map(({ asset }) => asset ?? '')].filter((one) => one !== '')
  return (
    <FilterBar>
      <FilterSearch
        label={text('queues.search')}
        value={wish.search}
        onChange={(typed) => onChange({ ...wish, search: typed.trim() })}
      />
      <Select
        look="bare"
        label={text('queues.show')}
        options={[
          { id: 'waiting', label: text('queues.waiting') },
          { id: 'decided', label: text('queues.decided') },
        ]}
        value={wish.state}
        // Nobody works on what is decided.
        onChange={(state) => onChange({ ...wish, state, taken: '' })}
      />
      {wish.state === 'waiting' && (
        <FilterSelect
          label={text('queues.taken')}
          options={[
            { id: 'mine', label: text('queues.mine') },
            { id: 'nobody', label: text('queues.nobody') },
          ]}
          value={wish.taken}
          onChange={(taken) => onChange({ ...wish, taken })}
        />
      )}
      {isMoneyQueue(queue) && (
        <FilterSelect
          label={text('queues.coin')}
          options={[...new Set(coins)].sort().map((id) => ({ id, label: id }))}
          value={wish.asset}
          onChange={(asset) => onChange({ ...wish, asset })}
        />
      )}
    </FilterBar>
  )
}
