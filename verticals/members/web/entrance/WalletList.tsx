/** The wallets of this browser, to choose one of them. */
import { EmptyState, Icon, ListRow, Spinner, useText } from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import type en from '../../text/en.ts'
import styles from './WalletList.module.css'
import { findWallets, type Wallet } from './wallets.ts'

type Props = {
  /** The id of the one that is asked right now. */
  readonly busy: string | undefined
  onChoose(wallet: Wallet): void
}

export function WalletList({ busy, onChoose }: Props) {
  const text = useText<keyof typeof en>()
  const [wallets, setWallets] = useState<readonly Wallet[]>()
  useEffect(() => {
    let wanted = true
    findWallets(window).then((found) => wanted && setWallets(found))
    return () => {
      wanted = false
    }
  }, [])

  if (wallets === undefined) return <Spinner />
  if (wallets.length === 0) return <EmptyState icon="wallet">{text('members.noWallet')}</EmptyState>
  return wallets.map((wallet) => (
    <ListRow
      key={wallet.id}
      mark={
        wallet.icon === undefined ? (
          <Icon name="wallet" />
        ) : (
          <img src={wallet.icon} alt="" className={styles.icon} />
        )
      }
      title={wallet.name || text('members.browserWallet')}
      end={busy === wallet.id && <Spinner />}
      onPress={() => busy === undefined && onChoose(wallet)}
    />
  ))
}
