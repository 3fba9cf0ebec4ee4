/** The app: installed from here where the browser offers it, or fetched where the operator has put it. */
import {
  Button,
  Icon,
  QrCode,
  Screen,
  Section,
  useCall,
  useInstalling,
  useText,
} from '@evenkeel/ui'
import { getConfig } from '../contract/site.ts'
import styles from './DownloadScreen.module.css'
import type { TextKey } from './textKey.ts'

/** Opened from the home screen, it is installed. */
const INSTALLED = '(display-mode: standalone)'

export default function DownloadScreen() {
  const text = useText<TextKey>()
  const { data } = useCall(getConfig)
  const address = data?.app_download_address
  return (
    <Screen title={text('support.download')}>
      <div className={styles.head}>
        <img src="/icon-192.png" alt="" className={styles.icon} />
        <p className={styles.hint}>{text('download.hint')}</p>
        <Install />
      </div>
      {address !== undefined && (
        <Section title={text('download.package')}>
          <div className={styles.package}>
            <QrCode value={absolute(address)} label={text('download.scan')} />
            <p className={styles.hint}>{text('download.scan')}</p>
            <Button look="quiet" onClick={() => window.open(address, '_blank', 'noopener')}>
              {text('download.open')}
            </Button>
          </div>
        </Section>
      )}
      <Section title={text('download.here')}>
        <div className={styles.package}>
          <QrCode value={location.origin} label={text('download.here')} />
        </div>
      </Section>
    </Screen>
  )
}

function Install() {
  const text = useText<TextKey>()
  const install = useInstalling()
  if (window.matchMedia(INSTALLED).matches)
    return (
      <p className={styles.installed} role="status">
        <Icon name="success" size="small" />
        {text('download.installed')}
      </p>
    )
  if (install !== undefined)
    return <Button onClick={() => void install()}>{text('download.install')}</Button>
  return (
    <ul className={styles.ways}>
      <li>{text('download.ios')}</li>
      <li>{text('download.other')}</li>
    </ul>
  )
}

/** A path of this site, as a phone would ask for it. */
function absolute(address: string): string {
  return new URL(address, location.origin).href
}
