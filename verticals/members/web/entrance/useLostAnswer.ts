/** Enters with what a form of the entrance has set, where its answer was lost and its code is used up by that. */
import { useAccount, useClient, usePlace, useText, useToast } from '@evenkeel/ui'
import { login } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { type ContactForm, said } from './contactForm.ts'

type Set = { readonly contact: ContactForm; readonly password: string }

/** False, where the password does not lead in: then nothing was set. */
export function useLostAnswer() {
  const { client } = useClient()
  const account = useAccount()
  const { go } = usePlace()
  const text = useText<keyof typeof en>()
  const toast = useToast()

  return async ({ contact, password }: Set): Promise<boolean> => {
    const asked = { ...said(contact), password, device: account.device() }
    const entered = await client.call(login, asked).catch(() => undefined)
    if (entered?.session !== undefined) {
      account.enter(entered.session)
      toast(text('members.signedIn'), 'success')
    } else if (entered?.second !== undefined) go('/login')
    return entered !== undefined
  }
}
