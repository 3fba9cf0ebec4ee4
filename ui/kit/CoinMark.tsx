/** The mark of what is traded: a coin's own, two flags for a pair of currencies, a letter for the rest. */
import styles from './CoinMark.module.css'
import { coinIcons } from './coinIcons.ts'
import { currencyFlags } from './flags.ts'

/** The colours that the listed shares are known by, quieted. */
const shares: Readonly<Record<string, string>> = {
  AAPL: '#4b4f57',
  AMZN: '#96600f',
  GOOGL: '#3565c4',
  MSFT: '#1c6c94',
  NVDA: '#4a7516',
  TSLA: '#a3262f',
}
/** For the rest: always the same for the same name. */
const others = ['#3f4a5a', '#4a4560', '#3d5566', '#5a4a3f', '#41564a', '#5c4354']

type Props = {
  /** A coin (`BTC`), a pair of currencies (`EURUSD`), a metal (`XAUUSD`) or a share (`AAPL`). */
  readonly asset: string
  readonly size?: 'small' | 'medium' | 'large'
}

export function CoinMark({ asset, size = 'medium' }: Props) {
  const icon = coinIcons[asset]
  const flags = flagsOf(asset)
  return (
    <span className={`${styles.mark} ${styles[size]}`} aria-hidden="true">
      {icon !== undefined ? (
        <img className={styles.coin} src={icon} alt="" decoding="async" />
      ) : flags !== undefined ? (
        flags.map((url) => <img key={url} className={styles.flag} src={url} alt="" />)
      ) : asset.startsWith('XAU') ? (
        <span className={`${styles.tile} ${styles.gold}`}>Au</span>
      ) : (
        <span className={styles.tile} style={{ background: tileOf(asset) }}>
          {asset.slice(0, 1)}
        </span>
      )}
    </span>
  )
}

function flagsOf(asset: string): readonly string[] | undefined {
  const flags = [asset.slice(0, 3), asset.slice(3)].map((currency) => currencyFlags[currency])
  return flags.every((url) => url !== undefined) ? flags : undefined
}

function tileOf(asset: string): string | undefined {
  const seed = [...asset].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  return shares[asset] ?? others[seed % others.length]
}
