/** The security centre itself: each thing that guards the account, and how it is set. */
import {
  Address,
  Caution,
  ListRow,
  Section,
  Skeleton,
  useCall,
  usePlace,
  useText,
  When,
} from '@evenkeel/ui'
import { getDevices, getUserInfo, type Verification } from '../../contract/index.ts'
import { AllowListSwitch } from './AllowListSwitch.tsx'
import { FreezeRow } from './FreezeRow.tsx'
import { Guarding } from './Guarding.tsx'
import styles from './Overview.module.css'
import type { PartProps } from './partProps.ts'
import { pathOf } from './parts.ts'
import { State } from './State.tsx'
import type { TextKey } from './textKey.ts'

const verifications: Readonly<Record<Verification, TextKey>> = {
  0: 'members.verification0',
  1: 'members.verification1',
  2: 'members.verification2',
  4: 'members.verification4',
}

export function Overview({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const { data: devices } = useCall(getDevices)
  const { data: user } = useCall(getUserInfo)
  const { go } = usePlace()
  /** By the app's own steps, so that the arrow leads back here. */
  const to = (path: string) => ({ chevron: true, path, onPress: () => go(path) })
  const held = security.withdrawals_held_until
  const { passkeys, api_keys: apiKeys } = security
  const set = (isSet: boolean) => (
    <State isOn={isSet}>{text(isSet ? 'members.isSet' : 'members.isNotSet')}</State>
  )
  const count = (many: number) =>
    many > 0 ? <State>{many}</State> : <State isOn={false}>{text('members.none')}</State>
  const contact = (address: string | undefined) =>
    address === undefined ? (
      set(false)
    ) : (
      <State>
        <Address value={address} />
      </State>
    )
  return (
    <>
      <div className={styles.top}>
        {held !== undefined && (
          <Caution>
            {text('members.heldUntil')} <When at={held} />
          </Caution>
        )}
        <Guarding security={security} />
      </div>
      <Section title={text('members.groupSignIn')}>
        <ListRow
          icon="lock"
          title={text('members.loginPassword')}
          end={set(security.has_password)}
          {...to('/change-login-passwd')}
        />
        <ListRow
          icon="shield"
          title={text('members.authenticator')}
          end={
            <State isOn={security.has_totp}>
              {text(security.has_totp ? 'members.on' : 'members.off')}
            </State>
          }
          {...to(pathOf('totp'))}
        />
        <ListRow
          icon="passkey"
          title={text('members.passkeys')}
          end={passkeys.length > 0 ? <State isOn>{passkeys.length}</State> : count(passkeys.length)}
          {...to(pathOf('passkeys'))}
        />
        <ListRow
          icon="devices"
          title={text('members.devices')}
          end={devices ? count(devices.length) : <Skeleton width={16} />}
          {...to(pathOf('devices'))}
        />
      </Section>
      <Section title={text('members.groupContacts')}>
        <ListRow
          icon="mail"
          title={text('members.email')}
          end={contact(security.email)}
          {...to(pathOf('email'))}
        />
        <ListRow
          icon="phone"
          title={text('members.mobile')}
          end={contact(security.phone)}
          {...to(pathOf('phone'))}
        />
        <ListRow
          icon="wallet"
          title={text('members.wallet')}
          end={contact(security.wallet)}
          {...to(pathOf('wallet'))}
        />
        <ListRow
          icon="identity"
          title={text('members.identity')}
          end={
            user === undefined ? (
              <Skeleton width={64} />
            ) : (
              <State isOn={user.is_realname === 2 || undefined}>
                {text(verifications[user.is_realname])}
              </State>
            )
          }
          {...to('/identity')}
        />
      </Section>
      <Section title={text('members.groupMoney')}>
        <ListRow
          icon="lock"
          title={text('members.transactionPassword')}
          end={set(security.has_transaction_password)}
          {...to('/change-pay-passwd')}
        />
        <ListRow
          icon="verified"
          title={text('members.antiPhishing')}
          end={
            security.anti_phishing === undefined ? (
              set(false)
            ) : (
              <State isOn>{security.anti_phishing}</State>
            )
          }
          {...to(pathOf('antiPhishing'))}
        />
        <AllowListSwitch security={security} onChanged={onChanged} />
      </Section>
      <Section title={text('members.groupMore')}>
        <ListRow
          icon="program"
          title={text('members.apiKeys')}
          end={count(apiKeys.length)}
          {...to(pathOf('apiKeys'))}
        />
        <ListRow icon="history" title={text('members.activity')} {...to(pathOf('activity'))} />
        <FreezeRow security={security} />
      </Section>
    </>
  )
}
