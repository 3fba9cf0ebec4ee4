/** How a check came out: the verdict, each step, and the amounts beside those of the bill. */
import { Button, Caution, Hideable, Icon, Money, Sheet, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { type OwnCheck, type OwnStep, ownSteps } from '../verify/ownCheck.ts'
import styles from './Found.module.css'
import type { Key } from './textKey.ts'

export function Found({ check, uid }: { check: OwnCheck; uid: number }) {
  const text = useText<Key>()
  const { verdict, failed, rows, hashes } = check
  const isBad = verdict === 'fails' || verdict === 'leftOut'
  return (
    <div className={styles.found} role="status">
      {isBad ? (
        <Caution tone="danger">{text(`proof.verdict.${verdict}`)}</Caution>
      ) : (
        <p className={styles.good}>
          <Icon name="success" />
          {text(`proof.verdict.${verdict}`)}
        </p>
      )}
      {(verdict === 'included' || verdict === 'fails') && (
        <ol className={styles.steps}>
          {ownSteps.map((step) => (
            <Step key={step} step={step} failed={failed}>
              {text(`proof.step.${step}`, { uid, count: Math.max(hashes.length - 1, 0) })}
            </Step>
          ))}
        </ol>
      )}
      {rows.length > 0 && <Amounts rows={rows} />}
      {hashes.length > 0 && <Hashes hashes={hashes} />}
    </div>
  )
}

type StepProps = {
  readonly step: OwnStep
  readonly failed: OwnStep | undefined
  readonly children: string
}

/** What comes after the one that failed was not looked at. */
function Step({ step, failed, children }: StepProps) {
  const place = failed === undefined ? ownSteps.length : ownSteps.indexOf(failed)
  const nth = ownSteps.indexOf(step)
  const outcome = nth < place ? 'good' : nth === place ? 'bad' : 'unseen'
  const icons = { good: 'check', bad: 'close', unseen: 'minus' } as const
  return (
    <li className={styles.step} data-outcome={outcome}>
      <Icon name={icons[outcome]} size="small" />
      <span>{children}</span>
    </li>
  )
}

function Amounts({ rows }: Pick<OwnCheck, 'rows'>) {
  const text = useText<Key>()
  return (
    <table className={styles.amounts}>
      <thead>
        <tr>
          <th scope="col">{text('proof.inProof')}</th>
          <th scope="col">{text('proof.byBill')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ asset, inProof, byBill }) => (
          <tr key={asset} data-outcome={inProof === byBill ? 'good' : 'bad'}>
            <td>
              <Hideable>
                <Money value={inProof} asset={asset} exact />
              </Hideable>
            </td>
            <td>
              <Hideable>
                <Money value={byBill} asset={asset} exact />
              </Hideable>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Hashes({ hashes }: Pick<OwnCheck, 'hashes'>) {
  const text = useText<Key>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="medium" onClick={() => setOpen(true)}>
        {text('proof.hashes')}
      </Button>
      <Sheet open={open} title={text('proof.hashes')} onClose={() => setOpen(false)}>
        <ol className={styles.hashes}>
          {hashes.map((hash) => (
            <li key={hash}>{hash}</li>
          ))}
        </ol>
      </Sheet>
    </>
  )
}
