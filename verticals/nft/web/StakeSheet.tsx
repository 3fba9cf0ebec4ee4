/** Staking an item: the term, what it pays each day and in all, and that it is locked. */
import { ConfirmButton, Details, Icon, Money, Sheet, useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { stakeItem } from '../contract/index.ts'
import { rewardFigures, type StakeTerm, stakeTerms } from '../core/rules.ts'
import { Days } from './Days.tsx'
import type { Info } from './InfoScreen.tsx'
import { ItemHead } from './ItemHead.tsx'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'

type Props = { readonly info: Info; readonly open: boolean; onDone(): void; onClose(): void }

export function StakeSheet({ open, ...props }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={open} title={text('nft.stake')} onClose={props.onClose}>
      <Body {...props} />
    </Sheet>
  )
}

function Body({ info, onDone, onClose }: Omit<Props, 'open'>) {
  const text = useText<Key>()
  const [chosen, setChosen] = useState(String(stakeTerms[0]?.days))
  const term = stakeTerms.find(({ days }) => String(days) === chosen) as StakeTerm
  const { daily, total } = rewardFigures(info.mint_price, term)
  const { collection, number } = info.item
  const submit = useSubmit(stakeItem, {
    done: text('nft.stakedDone'),
    staysOpen: true,
    onDone() {
      onClose()
      onDone()
    },
  })
  const rows = [
    { label: text('nft.dailyReward'), value: <Money value={daily} asset="USDT" exact /> },
    { label: text('nft.totalReward'), value: <Money value={total} asset="USDT" exact /> },
  ]
  return (
    <div className={styles.form}>
      <ItemHead item={info.item} />
      <Days
        label={text('nft.term')}
        terms={stakeTerms.map(({ days }) => days)}
        value={chosen}
        onChange={setChosen}
      />
      <Details rows={rows} />
      <p className={styles.hint}>
        <Icon name="lock" size="small" />
        {text('nft.stakeHint')}
      </p>
      <ConfirmButton
        question={text('nft.stakeAsk', { days: term.days })}
        details={rows}
        busy={submit.busy}
        onConfirm={() => submit({ collection, number, days: term.days })}
      >
        {text('nft.stake')}
      </ConfirmButton>
    </div>
  )
}
