/** The field for a verification code of the entrance and of the security centre, with the work that sending one may take. */
import { SentCodeField, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { sendCode } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { Proving } from './Proving.tsx'
import type { Proof } from './proving.ts'

export type SentCode = Answer<typeof sendCode>

type Props = {
  readonly label?: string
  readonly value: string
  /** The last one that was sent, and when that was. */
  readonly sent: (SentCode & { readonly at: number }) | undefined
  readonly busy: boolean
  readonly proof?: Proof | undefined
  /** There is nowhere to send it to yet. */
  readonly disabled?: boolean
  readonly error?: string | undefined
  onSend(): void
  onChange(code: string): void
}

export function CodeField({ label, proof, ...field }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <SentCodeField
      {...field}
      words={{
        label: label ?? text('members.code'),
        send: text('members.sendCode'),
        again: text('members.sendAgain'),
        sent: text('members.codeSent'),
        sandbox: text('members.sandboxCode', { code: field.sent?.sandbox_code ?? '' }),
        fillIn: text('members.fillIn'),
      }}
    >
      {proof?.isHard && <Proving proof={proof} />}
    </SentCodeField>
  )
}
