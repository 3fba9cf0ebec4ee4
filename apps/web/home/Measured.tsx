/** What is measured about the exchange, each figure with how; what is not measured is not shown. */
import { ListRow, Section, Sheet, useClient, useText } from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import type en from '../text/en.ts'
import styles from './Measured.module.css'
import { medianMs, withTimings } from './measured.ts'

export function Measured() {
  const text = useText<keyof typeof en>()
  const { language } = useClient()
  const times = useAnswerTimes()
  const [explained, setExplained] = useState(false)
  const median = medianMs(times)
  if (median === undefined) return null
  const unit = { style: 'unit', unit: 'millisecond', unitDisplay: 'short' } as const
  return (
    <Section title={text('home.measured')}>
      <ListRow
        icon="clock"
        title={text('home.answerTime')}
        detail={text('home.answerTimeHint')}
        value={median.toLocaleString(`${language}-u-nu-latn`, unit)}
        chevron
        onPress={() => setExplained(true)}
      />
      <Sheet open={explained} title={text('home.answerTime')} onClose={() => setExplained(false)}>
        <p className={styles.how}>{text('home.answerTimeHow', { count: times.length })}</p>
      </Sheet>
    </Section>
  )
}

/** What the browser has timed since the page was opened, and goes on to time. */
function useAnswerTimes(): readonly number[] {
  const [times, setTimes] = useState<readonly number[]>([])
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const timings = list.getEntries() as PerformanceResourceTiming[]
      setTimes((known) => withTimings(known, timings))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return times
}
