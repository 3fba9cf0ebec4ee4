/** The open offers for an item: its owner accepts one, and who made one takes it back. */
import { ConfirmButton, Money, Section, useCall, useSubmit, useText, When } from '@evenkeel/ui'
import { acceptOffer, getTerms, withdrawOffer } from '../contract/index.ts'
import type { Info } from './InfoScreen.tsx'
import styles from './ItemOffers.module.css'
import { OwnerName } from './OwnerName.tsx'
import { useSaleRows } from './saleRows.tsx'
import type { Key } from './textKey.ts'

type Props = { readonly info: Info; onChanged(): void }

export function ItemOffers({ info, onChanged }: Props) {
  const text = useText<Key>()
  const accept = useSubmit(acceptOffer, {
    done: text('nft.accepted'),
    staysOpen: true,
    onDone: onChanged,
  })
  const withdraw = useSubmit(withdrawOffer, {
    done: text('nft.withdrawn'),
    staysOpen: true,
    onDone: onChanged,
  })
  const terms = useCall(getTerms).data
  const saleRows = useSaleRows()
  function rowsOf(amount: string) {
    const price = {
      label: text('nft.sellingPrice'),
      value: <Money value={amount} asset="USDT" exact />,
    }
    return terms === undefined ? [price] : [price, ...Object.values(saleRows(amount, terms))]
  }
  const canAccept = info.owner.is_you && info.item.state !== 'staked'
  return (
    <Section title={text('nft.offers')}>
      {info.offers.length === 0 && <p className={styles.quiet}>{text('nft.noOffers')}</p>}
      <ul className={styles.list}>
        {info.offers.map(({ id, from, amount, expires_at }) => (
          <li key={id} className={styles.offer}>
            <span className={styles.words}>
              <Money value={amount} asset="USDT" strong />
              <span className={styles.detail}>
                <OwnerName owner={from} /> · {text('nft.expires')} <When at={expires_at} />
              </span>
            </span>
            {canAccept && (
              <ConfirmButton
                question={text('nft.acceptAsk')}
                details={rowsOf(amount)}
                busy={accept.busy}
                onConfirm={() => accept({ id })}
              >
                {text('nft.accept')}
              </ConfirmButton>
            )}
            {from.is_you && (
              <ConfirmButton
                look="quiet"
                question={text('nft.withdrawAsk')}
                busy={withdraw.busy}
                onConfirm={() => withdraw({ id })}
              >
                {text('nft.withdraw')}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
