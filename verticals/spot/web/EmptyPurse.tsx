/** For who has nothing to trade with: the way to play money. */
import { followed, Icon, isZero, useBalances, useClient, useSession, useText } from '@evenkeel/ui'
import type en from '../text/en.ts'
import styles from './EmptyPurse.module.css'

/** Where the demo account is filled. */
const MY = '/my'

export function EmptyPurse() {
  const text = useText<keyof typeof en>()
  const { go, askToSwitch } = useClient()
  const { demo } = useSession()
  const { value: balances } = useBalances()
  const isEmpty = balances?.every(({ available, frozen }) => isZero(available) && isZero(frozen))
  if (!isEmpty) return null
  const inside = (
    <>
      <Icon name="demo" size="small" />
      <span className={styles.words}>{text(demo ? 'spot.emptyDemo' : 'spot.emptyReal')}</span>
      <Icon name="next" size="small" />
    </>
  )
  if (demo)
    return (
      <a className={styles.pointer} href={`#${MY}`} onClick={followed(() => go(MY))}>
        {inside}
      </a>
    )
  return (
    <button type="button" className={styles.pointer} onClick={askToSwitch}>
      {inside}
    </button>
  )
}
