/** A member's own check: every step is made here, in the browser, and shown as it came out. */
import { Button, Caution, Section, useClient, useSession, useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { getInclusion } from '../contract.ts'
import { type OwnCheck as Checked, checkOwn } from '../verify/ownCheck.ts'
import { Found } from './Found.tsx'
import styles from './OwnCheck.module.css'
import { type Proof, statementOf } from './proof.ts'
import type { Key } from './textKey.ts'

type Props = { readonly proof: Proof; readonly may: 'visitor' | 'demo' | 'real' }

export function OwnCheck({ proof, may }: Props) {
  const text = useText<Key>()
  return (
    <Section title={text('proof.own')}>
      <div className={styles.own}>
        <p className={styles.hint}>{text(may === 'demo' ? 'proof.demo' : 'proof.ownHint')}</p>
        {may === 'visitor' && <SignIn />}
        {may === 'real' && (proof.has_tree ? <Check proof={proof} /> : <NotKept />)}
      </div>
    </Section>
  )
}

function SignIn() {
  const text = useText<Key>()
  const { go } = useClient()
  return (
    <Button look="quiet" onClick={() => go('/login')}>
      {text('proof.signIn')}
    </Button>
  )
}

function NotKept() {
  const text = useText<Key>()
  return <Caution>{text('refusal.proofTreeNotKept')}</Caution>
}

function Check({ proof }: { proof: Proof }) {
  const text = useText<Key>()
  const { uid } = useSession()
  const ask = useSubmit(getInclusion)
  const [found, setFound] = useState<Checked>()

  /** What is checked is the statement that was shown to everybody, not the one that comes with the leaf. */
  async function check(own: number) {
    const outcome = await ask({ number: String(proof.number) })
    if (outcome.type !== 'done') return
    const { inclusion, held } = outcome.answer
    setFound(checkOwn(statementOf(proof), proof.hash, own, inclusion, held))
  }

  return (
    <>
      <Button
        busy={ask.busy || uid === undefined}
        onClick={() => uid !== undefined && void check(uid)}
      >
        {text('proof.check')}
      </Button>
      {found !== undefined && uid !== undefined && <Found check={found} uid={uid} />}
    </>
  )
}
