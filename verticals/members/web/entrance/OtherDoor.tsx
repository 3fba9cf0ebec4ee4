/** A question below a form of the entrance, and the way to the other form for who says yes. */
import { Button } from '@evenkeel/ui'
import styles from './OtherDoor.module.css'

type Props = { readonly question: string; readonly way: string; onGo(): void }

export function OtherDoor({ question, way, onGo }: Props) {
  return (
    <p className={styles.door}>
      {question}
      <Button look="link" onClick={onGo}>
        {way}
      </Button>
    </p>
  )
}
