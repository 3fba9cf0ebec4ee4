/** Signing in: by address and password, by passkey or by wallet; and the ways for who cannot. */
import { Screen, SkeletonRows, usePlace, useText } from '@evenkeel/ui'
import { persistently } from '@evenkeel/ui/data/persistently.ts'
import { lazy, Suspense, useState } from 'react'
import type en from '../../text/en.ts'
import { noContact } from './contactForm.ts'
import { SignInForm } from './SignInForm.tsx'
import { ThawForm } from './ThawForm.tsx'

/** With it comes the list of common passwords, which no one needs to sign in. */
const ResetForm = lazy(async () => ({
  default: (await persistently(() => import('./ResetForm.tsx'))).ResetForm,
}))

export default function LoginScreen() {
  const text = useText<keyof typeof en>()
  const { query } = usePlace()
  // Whoever typed it once needs not do so for the other form.
  const [contact, setContact] = useState(noContact)
  const form = { contact, onContact: setContact }
  const way = query.get('way')
  if (way === 'reset')
    return (
      <Screen title={text('members.resetTitle')}>
        <Suspense fallback={<SkeletonRows count={6} mark={false} />}>
          <ResetForm {...form} />
        </Suspense>
      </Screen>
    )
  if (way === 'thaw')
    return (
      <Screen title={text('members.thawTitle')}>
        <ThawForm {...form} />
      </Screen>
    )
  return (
    <Screen title={text('members.signIn')}>
      <SignInForm {...form} />
    </Screen>
  )
}
