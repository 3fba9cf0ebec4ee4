/** The photos of a verification: each uploaded by itself, as soon as it is chosen. */
import { ImageUploader, useClient } from '@evenkeel/ui'
import { upload } from '../../contract/index.ts'
import type { Photos } from './identityForm.ts'
import styles from './PhotoFields.module.css'

type Props = {
  /** In their order. */
  readonly labels: readonly (readonly [name: string, label: string])[]
  onChange(change: (photos: Photos) => Photos): void
}

const MOST_BYTES = 5 * 1024 * 1024

export function PhotoFields({ labels, onChange }: Props) {
  const { client } = useClient()
  async function send(file: File, onProgress: (share: number) => void): Promise<string> {
    const { name } = await client.upload(upload, file, onProgress)
    return name
  }
  return (
    <div className={styles.photos}>
      {labels.map(([name, label]) => (
        <ImageUploader
          key={name}
          look="wide"
          label={label}
          mostBytes={MOST_BYTES}
          upload={send}
          onChange={(photo) => onChange((photos) => ({ ...photos, [name]: photo }))}
        />
      ))}
    </div>
  )
}
