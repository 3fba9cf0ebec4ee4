/** Another login password: every other device is signed out, this one goes on. */
import { Screen, useAccount, usePlace, useText, useToast } from '@evenkeel/ui'
import { changePassword } from '../../contract/index.ts'
import { PasswordChange } from './PasswordChange.tsx'
import type { TextKey } from './textKey.ts'

export default function LoginPasswordScreen() {
  const text = useText<TextKey>()
  const toast = useToast()
  const account = useAccount()
  const { back } = usePlace()
  return (
    <Screen title={text('members.loginPassword')}>
      <PasswordChange
        call={changePassword}
        heading={({ has_password }) =>
          text(has_password ? 'members.loginChange' : 'members.loginSet')
        }
        hint={text('members.loginChangeHint')}
        proofLabel={text('members.oldPassword')}
        autoComplete="new-password"
        onDone={({ token, device }) => {
          account.keepDevice(device)
          account.renew(token)
          toast(text('members.passwordChanged'), 'success')
          back?.()
        }}
      />
    </Screen>
  )
}
