/** A page: its top bar with the way back, its title and its tools, and what is below. */
import type { ReactNode } from 'react'
import { useClient } from '../data/context.ts'
import { useText } from '../data/hooks.ts'
import { useIsCut } from '../data/market.ts'
import { Badge } from './Badge.tsx'
import { Caution } from './Caution.tsx'
import { FeedNotice } from './FeedNotice.tsx'
import { PullToRefresh, type Read, useReadAgain } from './PullToRefresh.tsx'
import styles from './Screen.module.css'
import { TopBar } from './TopBar.tsx'

type Props = {
  readonly title: string
  /** Stands in the place of the title, as the search of the first page does. */
  readonly heading?: ReactNode
  readonly left?: ReactNode
  readonly right?: ReactNode
  /** What it shows of the server: given, a pull at the top reads all of it again. */
  readonly reads?: readonly Read[]
  readonly children: ReactNode
}

export function Screen({ title, heading, left, right, reads, children }: Props) {
  const text = useText()
  const { back, connection, session, tools, askToSwitch } = useClient()
  const isCut = useIsCut()
  return (
    <div className={styles.screen} data-cut={isCut}>
      <title>{`${title} · Evenkeel`}</title>
      <div className={styles.top}>
        <TopBar
          title={title}
          heading={heading}
          left={left}
          onBack={back}
          right={
            <>
              {session.demo && (
                <button
                  type="button"
                  className={styles.demo}
                  title={text('ui.toReal')}
                  onClick={askToSwitch}
                >
                  <Badge>{text('ui.demo')}</Badge>
                </button>
              )}
              <span className={styles.tools}>
                {right}
                {tools}
              </span>
            </>
          }
        />
        <div role="status">
          {isCut && (
            <FeedNotice state={connection === 'late' ? 'late' : 'reconnecting'} look="bar" />
          )}
        </div>
      </div>
      <Held />
      <main>{reads === undefined ? children : <Pulled reads={reads}>{children}</Pulled>}</main>
    </div>
  )
}

/** What operators hold up for everybody. */
function Held() {
  const text = useText()
  const { site } = useClient()
  const held = site?.is_frozen
    ? 'ui.heldEverything'
    : site?.is_cancel_only
      ? 'ui.heldCancelOnly'
      : site?.is_withdrawal_frozen
        ? 'ui.heldWithdrawals'
        : undefined
  return (
    <div role="status">
      {held !== undefined && (
        <div className={styles.held}>
          <Caution>{text(held)}</Caution>
        </div>
      )}
    </div>
  )
}

function Pulled({ reads, children }: { reads: readonly Read[]; children: ReactNode }) {
  return <PullToRefresh onRefresh={useReadAgain(reads)}>{children}</PullToRefresh>
}
