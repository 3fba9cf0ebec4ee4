/** The photos of a verification: each uploaded by itself, as soon as it is chosen. */
import { ImageUploader, PICTURE_MAX_BYTES, useUpload } from '@evenkeel/ui'
import type { Photos } from './identityForm.ts'
import styles from './PhotoFields.module.css'

type Props = {
  /** In their order. */
  readonly labels: readonly (readonly [name: string, label: string])[]
  onChange(change: (photos: Photos) => Photos): void
}

export function PhotoFields({ labels, onChange }: Props) {
  const upload = useUpload()
  return (
    <div className={styles.photos}>
      {labels.map(([name, label]) => (
        <ImageUploader
          key={name}
          look="wide"
          label={label}
          mostBytes={PICTURE_MAX_BYTES}
          upload={upload}
          onChange={(photo) => onChange((photos) => ({ ...photos, [name]: photo }))}
        />
      ))}
    </div>
  )
}
