/** What everybody sees while the site is under maintenance. */
import { Icon, useText } from '@evenkeel/ui'
import styles from './MaintenanceScreen.module.css'
import type en from './text/en.ts'

export function MaintenanceScreen({ customerUrl }: { customerUrl: string | undefined }) {
  const text = useText<keyof typeof en>()
  return (
    <main className={styles.page}>
      <title>Evenkeel</title>
      <img src="/favicon.svg" alt="" className={styles.mark} />
      <h1 className={styles.title}>{text('web.maintenance')}</h1>
      <p>{text('web.maintenanceHint')}</p>
      <p>{text('web.maintenanceSorry')}</p>
      {customerUrl !== undefined && (
        <a
          className={styles.service}
          href={customerUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('web.service')}
        >
          <Icon name="service" />
        </a>
      )}
    </main>
  )
}
