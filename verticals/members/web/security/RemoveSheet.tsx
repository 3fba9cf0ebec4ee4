/** The end of something that has a name, a passkey or a key for programs: with proof, and said when it is done. */
import { useText, useToast } from '@evenkeel/ui'
import type { removeApiKey, removePasskey } from '../../contract/index.ts'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import type { TextKey } from './textKey.ts'

type Props = PartProps & {
  /** What is to go; nothing while nobody asks for it. */
  readonly leaving: { readonly id: string; readonly name: string } | undefined
  readonly call: typeof removeApiKey | typeof removePasskey
  /** What ends with it, and the word when it is gone. */
  readonly hint: TextKey
  readonly done: TextKey
  onClose(): void
}

export function RemoveSheet({ security, leaving, call, hint, done, onChanged, onClose }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  return (
    <ProofSheet
      open={leaving !== undefined}
      title={text('members.removeNamed', { name: leaving?.name ?? '' })}
      action={text('members.remove')}
      look="danger"
      guards={security}
      call={call}
      input={{ id: leaving?.id ?? '' }}
      onDone={() => {
        onChanged()
        toast(text(done), 'success')
      }}
      onClose={onClose}
    >
      <p>{text(hint)}</p>
    </ProofSheet>
  )
}
