/** How a screen sends a picture: `ImageUploader` takes this as its `upload`. */
import { type Answer, type AnyCall, upload } from '@evenkeel/wire'
import { useCallback } from 'react'
import { useClient } from './context.ts'

/** Resolves with the name that the picture has at the server. */
export type Upload = (file: File, onProgress: (share: number) => void) => Promise<string>

/** As a member: whichever vertical asks for the picture. */
export const useUpload = (): Upload => useUploadBy(upload, '')

/** By another call, about the thing of this id. */
export function useUploadBy<C extends AnyCall>(
  definition: Answer<C> extends { readonly name: string } ? C : never,
  id: string,
): Upload {
  const { client } = useClient()
  return useCallback(
    async (file, onProgress) => {
      const answer = await client.upload(definition, file, onProgress, id === '' ? {} : { id })
      return (answer as { readonly name: string }).name
    },
    [client, definition, id],
  )
}
