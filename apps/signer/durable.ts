/** Files that outlive a loss of power. */
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** All of it or what was there before. */
export async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** A file whose name is lost is lost. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
