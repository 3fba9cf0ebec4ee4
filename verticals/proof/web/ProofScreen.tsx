/** The proof of liabilities: what members hold together, what is in custody for it, and one's own check. */
import {
  Caution,
  EmptyState,
  ErrorState,
  Screen,
  SkeletonRows,
  useCall,
  usePages,
  useSession,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { getLatest, getList } from '../contract.ts'
import { Coins } from './Coins.tsx'
import { Evidence } from './Evidence.tsx'
import { History } from './History.tsx'
import { Meaning } from './Meaning.tsx'
import { OwnCheck } from './OwnCheck.tsx'
import styles from './ProofScreen.module.css'
import type { Proof } from './proof.ts'
import { ReceiptKeys } from './ReceiptKeys.tsx'
import { Summary } from './Summary.tsx'
import type { Key } from './textKey.ts'

export default function ProofScreen() {
  const text = useText<Key>()
  const latest = useCall(getLatest)
  const pages = usePages(getList, { rowsOf: ({ rows }) => rows.map(withId) })
  const [chosen, setChosen] = useState<Proof>()
  const proof = chosen ?? latest.data?.proof
  function choose(next: Proof) {
    setChosen(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <Screen title={text('proof.name')} reads={[latest, pages]}>
      {latest.data === undefined && latest.error === undefined && <SkeletonRows />}
      {latest.data === undefined && latest.error !== undefined && (
        <ErrorState error={latest.error} onRetry={latest.reload} />
      )}
      {latest.data !== undefined && proof === undefined && (
        <EmptyState icon="shield">{text('proof.none')}</EmptyState>
      )}
      {proof !== undefined && (
        <>
          <OneProof key={proof.number} proof={proof} />
          <History pages={pages} shown={proof.number} onChoose={choose} />
        </>
      )}
      <ReceiptKeys />
    </Screen>
  )
}

function OneProof({ proof }: { proof: Proof }) {
  const text = useText<Key>()
  const { signedIn, demo } = useSession()
  return (
    <>
      <Summary proof={proof} />
      {proof.environment === 'sandbox' && (
        <div className={styles.inset}>
          <Caution>{text('proof.sandbox')}</Caution>
        </div>
      )}
      <OwnCheck proof={proof} may={signedIn ? (demo ? 'demo' : 'real') : 'visitor'} />
      <Coins proof={proof} />
      <Meaning />
      <Evidence proof={proof} />
    </>
  )
}

const withId = (proof: Proof) => ({ ...proof, id: proof.hash })
