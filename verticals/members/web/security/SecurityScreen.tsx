/** The security centre, and the page of each thing in it. */
import {
  ErrorState,
  Screen,
  SkeletonCard,
  SkeletonRows,
  useCall,
  useChannel,
  usePlace,
  useSession,
  useText,
} from '@evenkeel/ui'
import { eventsChannel, getSecurity } from '../../contract/index.ts'
import { ActivityPart } from './ActivityPart.tsx'
import { AntiPhishingPart } from './AntiPhishingPart.tsx'
import { ApiKeysPart } from './ApiKeysPart.tsx'
import { ContactPart } from './ContactPart.tsx'
import { DevicesPart } from './DevicesPart.tsx'
import { NewApiKeyPart } from './NewApiKeyPart.tsx'
import { Overview } from './Overview.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'
import type { PartProps } from './partProps.ts'
import { type Part, partIn } from './parts.ts'
import { TotpPart } from './TotpPart.tsx'
import type { TextKey } from './textKey.ts'
import { WalletPart } from './WalletPart.tsx'

const titles: Readonly<Record<Part, TextKey>> = {
  totp: 'members.authenticator',
  passkeys: 'members.passkeys',
  email: 'members.email',
  phone: 'members.mobile',
  wallet: 'members.wallet',
  antiPhishing: 'members.antiPhishing',
  devices: 'members.devices',
  apiKeys: 'members.apiKeys',
  newApiKey: 'members.apiKeyMake',
  activity: 'members.activity',
}

export default function SecurityScreen() {
  // A session that ends here would be asked for again before the next page has come.
  return useSession().signedIn && <Centre />
}

function Centre() {
  const text = useText<TextKey>()
  const { query } = usePlace()
  const part = partIn(query)
  const read = useCall(getSecurity)
  const { data: security, error, reload, refresh } = read
  useChannel(eventsChannel, refresh)
  return (
    <Screen title={text(part === undefined ? 'members.security' : titles[part])} reads={[read]}>
      {security !== undefined ? (
        <SecurityPart part={part} security={security} onChanged={reload} />
      ) : error !== undefined ? (
        <ErrorState error={error} onRetry={reload} />
      ) : (
        <>
          <SkeletonCard />
          <SkeletonRows count={8} />
        </>
      )}
    </Screen>
  )
}

function SecurityPart({ part, ...props }: PartProps & { part: Part | undefined }) {
  switch (part) {
    case undefined:
      return <Overview {...props} />
    case 'totp':
      return <TotpPart {...props} />
    case 'passkeys':
      return <PasskeysPart {...props} />
    case 'email':
    case 'phone':
      // What was typed for one is not for another, nor for the one after it.
      return <ContactPart key={`${part} ${props.security[part]}`} kind={part} {...props} />
    case 'wallet':
      return <WalletPart {...props} />
    case 'antiPhishing':
      return <AntiPhishingPart {...props} />
    case 'devices':
      return <DevicesPart />
    case 'apiKeys':
      return <ApiKeysPart {...props} />
    case 'newApiKey':
      return <NewApiKeyPart {...props} />
    case 'activity':
      return <ActivityPart />
  }
}
