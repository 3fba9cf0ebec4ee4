/** Each coin: what members hold, what the ledger says is in custody, and where. */
import { CoinMark, Details, ListRow, Money, Section, Sheet, useFormat, useText } from '@evenkeel/ui'
import { decimalOf } from '@evenkeel/wire/proof'
import { useState } from 'react'
import { ratioOf, reserveOf } from '../verify/statement.ts'
import styles from './Coins.module.css'
import type { Proof } from './proof.ts'
import type { Key } from './textKey.ts'

type Coin = Proof['assets'][number]

/** Names that are the same in every language. */
const chains: Readonly<Record<string, string>> = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  bnb: 'BNB Smart Chain',
  polygon: 'Polygon',
  tron: 'Tron',
}

export function Coins({ proof }: { proof: Proof }) {
  const text = useText<Key>()
  const format = useFormat()
  const [open, setOpen] = useState<Coin>()
  if (proof.assets.length === 0) return null
  return (
    <Section title={text('proof.coins')}>
      <ul aria-label={text('proof.coins')}>
        {heldFirst(proof.assets).map((coin) => {
          const ratio = ratioOf(coin)
          return (
            <li key={coin.asset}>
              <ListRow
                mark={<CoinMark asset={coin.asset} />}
                title={coin.asset}
                detail={
                  <>
                    {text('proof.owed')} <Money value={coin.total} asset={coin.asset} />
                  </>
                }
                value={ratio === undefined ? '–' : format.percent(ratio)}
                chevron
                onPress={() => setOpen(coin)}
              />
            </li>
          )
        })}
      </ul>
      <Sheet open={open !== undefined} title={open?.asset ?? ''} onClose={() => setOpen(undefined)}>
        {open !== undefined && <Custody coin={open} />}
      </Sheet>
    </Section>
  )
}

/** What nobody holds has no ratio, and comes last. */
function heldFirst(coins: readonly Coin[]): readonly Coin[] {
  const isHeld = (coin: Coin) => ratioOf(coin) !== undefined
  return [...coins.filter(isHeld), ...coins.filter((coin) => !isHeld(coin))]
}

function Custody({ coin }: { coin: Coin }) {
  const text = useText<Key>()
  const amount = (value: string) => <Money value={value} asset={coin.asset} exact />
  return (
    <div className={styles.custody}>
      <Details
        rows={[
          { label: text('proof.owed'), value: amount(coin.total) },
          { label: text('proof.custody'), value: amount(decimalOf(reserveOf(coin))) },
          ...coin.reserves.map((one) => ({
            label: chains[one.custody] ?? text('proof.custodySandbox'),
            value: amount(one.amount),
          })),
        ]}
      />
      <p className={styles.note}>{text('proof.custodyNote')}</p>
    </div>
  )
}
