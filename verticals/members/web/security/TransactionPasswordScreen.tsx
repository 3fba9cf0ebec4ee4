/** Another transaction password: withdrawals wait for a day after it. */
import { Caution, Screen, usePlace, useText, useToast } from '@evenkeel/ui'
import { changeTransactionPassword } from '../../contract/index.ts'
import { PasswordChange } from './PasswordChange.tsx'
import type { TextKey } from './textKey.ts'

export default function TransactionPasswordScreen() {
  const text = useText<TextKey>()
  const toast = useToast()
  const { back } = usePlace()
  return (
    <Screen title={text('members.transactionPassword')}>
      <PasswordChange
        call={changeTransactionPassword}
        heading={({ has_transaction_password }) =>
          text(has_transaction_password ? 'members.transactionChange' : 'members.transactionSet')
        }
        hint={text('members.transactionHint')}
        autoComplete="off"
        onDone={() => {
          toast(text('members.passwordChanged'), 'success')
          back?.()
        }}
      >
        <Caution>{text('members.holdsWithdrawals')}</Caution>
      </PasswordChange>
    </Screen>
  )
}
