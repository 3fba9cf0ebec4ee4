/** Adds an address to the address book. */
import {
  EmptyState,
  ErrorState,
  Screen,
  SkeletonRows,
  useAccountNews,
  useCall,
  useText,
} from '@evenkeel/ui'
import { getAddresses } from '../../contract/addresses.ts'
import { AddressForm } from './AddressForm.tsx'
import type en from './text/en.ts'

export default function AddAddressScreen() {
  const text = useText<keyof typeof en | 'refusal.networkNotListed'>()
  const { data, error, reload, refresh } = useCall(getAddresses)
  useAccountNews(refresh)
  return (
    <Screen title={text('addresses.add')}>
      {data === undefined && error !== undefined ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data === undefined ? (
        <SkeletonRows count={5} mark={false} />
      ) : data.networks.length === 0 ? (
        <EmptyState icon="coins">{text('refusal.networkNotListed')}</EmptyState>
      ) : (
        <AddressForm book={data} />
      )}
    </Screen>
  )
}
