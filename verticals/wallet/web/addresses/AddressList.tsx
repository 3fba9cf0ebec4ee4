/** The addresses of the book as a list that is searched, and as a sheet that one is chosen from. */
import {
  Button,
  EmptyState,
  ErrorState,
  SearchField,
  Sheet,
  SkeletonRows,
  useCall,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { type ReactNode, useState } from 'react'
import { getAddresses } from '../../contract/addresses.ts'
import { chainTitles } from '../../contract/chainTitles.ts'
import styles from './AddressList.module.css'
import { AddressRow } from './AddressRow.tsx'
import { type Chain, type Entry, findEntries, restsUntil } from './entry.ts'
import type en from './text/en.ts'

type ListProps = {
  readonly entries: readonly Entry[]
  /** Beside each, with a press of its own. */
  end?(entry: Entry): ReactNode
  /** Those that cannot be pressed. */
  isOff?(entry: Entry): boolean
  onPress(entry: Entry): void
}

export function AddressList({ entries, end, isOff, onPress }: ListProps) {
  const text = useText<keyof typeof en>()
  const [typed, setTyped] = useState('')
  const found = findEntries(entries, typed)
  return (
    <>
      <div className={styles.search}>
        <SearchField label={text('addresses.search')} value={typed} onChange={setTyped} />
      </div>
      <ul>
        {found.map((entry) => (
          <AddressRow
            key={entry.id}
            entry={entry}
            end={end?.(entry)}
            disabled={isOff?.(entry)}
            onPress={() => onPress(entry)}
          />
        ))}
      </ul>
      {found.length === 0 && <EmptyState icon="search">{text('ui.noMatch')}</EmptyState>}
    </>
  )
}

type PickerProps = {
  readonly open: boolean
  readonly asset: string
  readonly chain: Chain
  onChoose(entry: Entry): void
  onClose(): void
}

/** For a withdrawal of a coin on a network. What the allow-list does not let it go to yet cannot be chosen. */
export function AddressPicker({ open, ...props }: PickerProps) {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const { asset, chain, onClose } = props
  function add() {
    // Whoever comes back before that page has loaded is still on this one.
    onClose()
    go(`/assets/addressAdd?asset=${asset}&chain=${chain}`)
  }
  return (
    <Sheet
      tall
      open={open}
      title={text('addresses.choose')}
      footer={
        <Button look="quiet" onClick={add}>
          {text('addresses.add')}
        </Button>
      }
      onClose={onClose}
    >
      <Choices {...props} />
    </Sheet>
  )
}

/** Lives as long as the sheet is open: it reads the book each time. */
function Choices({ asset, chain, onChoose, onClose }: Omit<PickerProps, 'open'>) {
  const text = useText<keyof typeof en>()
  const { data, error, reload } = useCall(getAddresses, { asset, chain })
  if (data === undefined)
    return error === undefined ? (
      <SkeletonRows count={4} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  if (data.addresses.length === 0)
    return (
      <EmptyState icon="pin">
        {text('addresses.noneHere', { asset, network: chainTitles[chain] })}
      </EmptyState>
    )
  return (
    <AddressList
      entries={data.addresses}
      isOff={(entry) => restsUntil(entry, Date.now()) !== undefined}
      onPress={(entry) => {
        onClose()
        onChoose(entry)
      }}
    />
  )
}
