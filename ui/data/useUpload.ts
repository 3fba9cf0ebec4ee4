/** How a screen sends a picture: `ImageUploader` takes this as its `upload`. */
import { upload } from '@evenkeel/wire'
import { useCallback } from 'react'
import { useClient } from './context.ts'

/** Resolves with the name that the picture has at the server. */
export function useUpload(): (
  file: File,
  onProgress: (share: number) => void,
) => Promise<string> {
  const { client } = useClient()
  return useCallback(
    async (file, onProgress) => (await client.upload(upload, file, onProgress)).name,
    [client],
  )
}
