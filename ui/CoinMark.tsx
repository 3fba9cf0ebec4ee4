/** A coin's mark: its first letter on a colour that is always the same for it. */
import styles from './CoinMark.module.css'

const known: Readonly<Record<string, string>> = {
  BTC: '#f7931a',
  ETH: '#627eea',
  USDT: '#26a17b',
  USDC: '#2775ca',
  SOL: '#7c5cf5',
  BNB: '#d9a300',
  XRP: '#4d5761',
  DOGE: '#a88b1f',
  ADA: '#2a5ada',
  TRX: '#d8243a',
}
const others = ['#4c6fff', '#1d8a8a', '#a2457f', '#7a5cc4', '#4f7a28', '#b0562c']

export function CoinMark({ asset }: { asset: string }) {
  const seed = [...asset].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const background = known[asset] ?? others[seed % others.length]
  return (
    <span className={styles.mark} style={{ background }} aria-hidden="true">
      {signs[asset] ?? asset.slice(0, 1)}
    </span>
  )
}

const signs: Readonly<Record<string, string>> = { BTC: '₿', USDT: '₮', ETH: 'Ξ', DOGE: 'Ð' }
