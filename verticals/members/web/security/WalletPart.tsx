/** The wallet that may sign in to this account: linked, or changed for another. */
import { Button, Sheet, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { linkWallet } from '../../contract/index.ts'
import { WalletList } from '../entrance/WalletList.tsx'
import { Part } from './Part.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import type { SignedMessage } from './proofForm.ts'
import type { TextKey } from './textKey.ts'
import { useSigning } from './useSigning.ts'

export function WalletPart({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const { sign, busy } = useSigning('link')
  const [isChoosing, setChoosing] = useState(false)
  const [signed, setSigned] = useState<SignedMessage>()
  const { wallet } = security
  const action = text(wallet === undefined ? 'members.walletLink' : 'members.walletChange')
  return (
    <Part
      icon="wallet"
      heading={wallet ?? text('members.walletNone')}
      hint={text('members.walletHint')}
      actions={<Button onClick={() => setChoosing(true)}>{action}</Button>}
    >
      <Sheet open={isChoosing} title={action} onClose={() => setChoosing(false)}>
        <WalletList
          busy={busy}
          onChoose={async (chosen) => {
            const message = await sign(chosen)
            if (message === undefined) return
            setChoosing(false)
            setSigned(message)
          }}
        />
      </Sheet>
      <ProofSheet
        open={signed !== undefined}
        title={action}
        action={action}
        guards={security}
        call={linkWallet}
        input={signed ?? { message: '', signature: '' }}
        onDone={() => {
          onChanged()
          toast(text('members.walletLinked'), 'success')
        }}
        onClose={() => setSigned(undefined)}
      />
    </Part>
  )
}
