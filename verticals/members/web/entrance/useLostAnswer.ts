/** Enters with what a form of the entrance has set, where its answer was lost and its code is used up by that. */
import { refusalOf, useAccount, useClient, usePlace, useText, useToast } from '@evenkeel/ui'
import { type Deed, keepDone } from '@evenkeel/ui/data/done.ts'
import { login } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { type ContactForm, said } from './contactForm.ts'
import type { Finding } from './useProven.ts'

type Tried = {
  readonly contact: ContactForm
  readonly password: string
  /** What is told where the second factor is asked for next. */
  readonly deed?: Deed
}

/** The password leads in where it was carried out. */
export function useLostAnswer({ contact, password, deed }: Tried) {
  const { client } = useClient()
  const account = useAccount()
  const { go } = usePlace()
  const text = useText<keyof typeof en>()
  const toast = useToast()

  async function findOut(): Promise<Finding> {
    try {
      const asked = { ...said(contact), password, device: account.device() }
      const { session } = await client.call(login, asked)
      if (session !== undefined) {
        account.enter(session)
        toast(text(deed === 'reset' ? 'members.resetDone' : 'members.signedIn'), 'success')
      } else {
        if (deed !== undefined) keepDone(deed)
        go('/login')
      }
      return 'done'
    } catch (error) {
      const isRefused = REFUSED.includes(refusalOf(error)?.reason ?? '')
      return isRefused ? 'notDone' : 'unknown'
    }
  }
  return { about: JSON.stringify(said(contact)), findOut }
}

const REFUSED = ['wrongCredentials', 'accountFrozen']
