/** Which attributes items must have: values of one trait are alternatives, traits are conditions. */
import { Button, Checkbox, Sheet, useText } from '@evenkeel/ui'
import styles from './FilterSheet.module.css'
import type { Key } from './textKey.ts'
import { useTraitNames } from './traits/useTraitNames.ts'

type Value = { readonly value: string; readonly code: number; readonly items: number }
type Props = {
  readonly open: boolean
  readonly traits: readonly { readonly type: string; readonly values: readonly Value[] }[]
  readonly chosen: readonly number[]
  onChoose(chosen: readonly number[]): void
  onClose(): void
}

/** As many as one question may name. */
const MOST = 20

export function FilterSheet({ open, traits, chosen, onChoose, onClose }: Props) {
  const text = useText<Key>()
  const { typeName, valueName } = useTraitNames()
  function toggle(code: number, isOn: boolean) {
    const rest = chosen.filter((one) => one !== code)
    onChoose(isOn ? [...rest, code].slice(-MOST) : rest)
  }
  return (
    <Sheet
      open={open}
      title={text('nft.filter')}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button look="quiet" onClick={() => onChoose([])}>
            {text('nft.clearFilter')}
          </Button>
          <Button onClick={onClose}>{text('nft.showItems')}</Button>
        </div>
      }
    >
      <div className={styles.all}>
        {traits.map(({ type, values }) => (
          <fieldset key={type} className={styles.trait}>
            <legend className={styles.type}>{typeName(type)}</legend>
            {values.map(({ value, code, items }) => (
              <div key={code} className={styles.value}>
                <Checkbox
                  label={valueName(type, value)}
                  checked={chosen.includes(code)}
                  onChange={(isOn) => toggle(code, isOn)}
                />
                <span className={styles.count}>{items}</span>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </Sheet>
  )
}
