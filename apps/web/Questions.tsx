/** What the shell asks over whatever page there is: to sign in, and to go over to the other realm. */
import { Dialog, DialogText, useText } from '@evenkeel/ui'
import { useRef } from 'react'
import { SwitchDialog } from './my/SwitchDialog.tsx'
import { useRealmSwitch } from './my/useRealmSwitch.ts'
import { nameOf, type PlaceName } from './places.ts'
import { useShell } from './shellContext.ts'
import type en from './text/en.ts'

type Key = keyof typeof en | PlaceName | 'refusal.demoNotAllowed'

export function Questions() {
  const { shell, state } = useShell()
  const { asked } = state
  const close = () => shell.ask(undefined)
  return (
    <>
      <SignInPrompt open={asked?.about === 'signIn'} onClose={close} />
      <RealOnly address={asked?.about === 'realOnly' ? asked.address : undefined} onClose={close} />
      <SwitchDialog open={asked?.about === 'switch'} onClose={close} />
    </>
  )
}

function SignInPrompt({ open, onClose }: { open: boolean; onClose(): void }) {
  const { shell } = useShell()
  const text = useText<Key>()
  return (
    <Dialog
      open={open}
      title={text('web.signInFirst')}
      confirm={text('web.toSignIn')}
      onConfirm={() => {
        onClose()
        shell.toSignIn()
      }}
      onClose={onClose}
    >
      <DialogText>{text('web.signInFirstHint')}</DialogText>
    </Dialog>
  )
}

type RealOnlyProps = { readonly address: string | undefined; onClose(): void }

/** What the demo realm has not, why, and the way to where it is: one press, as the question is asked here. */
function RealOnly({ address, onClose }: RealOnlyProps) {
  const text = useText<Key>()
  const { isBusy, hint, change } = useRealmSwitch(onClose)
  // The dialog is still seen while it leaves.
  const last = useRef(address)
  if (address !== undefined) last.current = address
  const [path = ''] = (last.current ?? '').split('?')
  return (
    <Dialog
      open={address !== undefined}
      title={text(nameOf(path) ?? 'ui.realAccount')}
      confirm={text('ui.toReal')}
      cancel={text('ui.cancel')}
      busy={isBusy}
      onConfirm={() => void change(last.current)}
      onClose={onClose}
    >
      <DialogText>{text('refusal.demoNotAllowed')}</DialogText>
      <DialogText>{text('web.realOnlyWhy')}</DialogText>
      <DialogText>{hint}</DialogText>
    </Dialog>
  )
}
