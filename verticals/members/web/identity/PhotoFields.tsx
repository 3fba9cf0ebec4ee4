/** The photos of a verification: each uploaded by itself, as soon as it is chosen. */
import { ImageUploader, useClient } from '@evenkeel/ui'
import { upload } from '../../contract/index.ts'
import type { Photos } from './identityForm.ts'
import styles from './PhotoFields.module.css'

type Props<Name extends string> = {
  readonly labels: Readonly<Record<Name, string>>
  readonly photos: Photos<Name>
  onChange(change: (photos: Photos<Name>) => Photos<Name>): void
}

const MOST_BYTES = 5 * 1024 * 1024

export function PhotoFields<Name extends string>({ labels, onChange }: Props<Name>) {
  const { client } = useClient()
  async function send(file: File, onProgress: (share: number) => void): Promise<string> {
    const { name } = await client.upload(upload, file, onProgress)
    return name
  }
  return (
    <div className={styles.photos}>
      {(Object.entries(labels) as [Name, string][]).map(([name, label]) => (
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
