/** The photos that were handed in, as their owner may look at them for a minute. */
import { useText } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import styles from './ShownPhotos.module.css'

const names = {
  front: 'members.front',
  back: 'members.back',
  holding_front: 'members.holdingFront',
  holding_back: 'members.holdingBack',
  proof_of_address: 'members.proofOfAddress',
  portrait: 'members.portrait',
} as const

export function ShownPhotos({ links }: { links: Readonly<Record<string, string>> }) {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.photos}>
      {Object.entries(links).map(([name, link]) => (
        <img
          key={name}
          className={styles.photo}
          src={link}
          alt={text(names[name as keyof typeof names])}
        />
      ))}
    </div>
  )
}
