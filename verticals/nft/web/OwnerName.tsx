/** Who has an item, as the market shows it: a chosen name or a sign, never more. */
import { useText } from '@evenkeel/ui'
import type { Key } from './textKey.ts'

type Props = {
  readonly owner: {
    readonly name?: string | undefined
    readonly sign: string
    readonly is_house: boolean
    readonly is_you: boolean
  }
}

export function OwnerName({ owner }: Props) {
  const text = useText<Key>()
  if (owner.is_you) return <span>{text('nft.you')}</span>
  if (owner.is_house) return <span>{text('nft.house')}</span>
  return <span>{owner.name ?? shortened(owner.sign)}</span>
}

/** `0x3fa2…91bc`. */
export function shortened(sign: string): string {
  return sign.length > 12 ? `${sign.slice(0, 6)}…${sign.slice(-4)}` : sign
}
