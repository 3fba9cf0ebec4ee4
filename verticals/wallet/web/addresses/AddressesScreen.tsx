/** The address book: where the member withdraws to. */
import {
  Button,
  CopyButton,
  EmptyState,
  ErrorState,
  IconButton,
  Screen,
  SkeletonRows,
  useAccountNews,
  useCall,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { getAddresses } from '../../contract/addresses.ts'
import { AddressList } from './AddressList.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import type { Entry } from './entry.ts'
import type en from './text/en.ts'

export default function AddressesScreen() {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const book = useCall(getAddresses)
  const { data, error, reload, refresh } = book
  useAccountNews(refresh)
  const [open, setOpen] = useState<Entry>()
  const add = () => go('/assets/addressAdd')
  return (
    <Screen
      title={text('addresses.title')}
      right={<IconButton icon="add" label={text('addresses.add')} onClick={add} />}
      reads={[book]}
    >
      {data === undefined && error !== undefined ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data === undefined ? (
        <SkeletonRows count={4} />
      ) : data.addresses.length === 0 ? (
        <EmptyState icon="pin" action={<Button onClick={add}>{text('addresses.add')}</Button>}>
          {text('addresses.none')}
        </EmptyState>
      ) : (
        <AddressList
          entries={data.addresses}
          end={({ address }) => <CopyButton value={address} label={text('addresses.copy')} />}
          onPress={setOpen}
        />
      )}
      <EntrySheet entry={open} onChanged={reload} onClose={() => setOpen(undefined)} />
    </Screen>
  )
}
