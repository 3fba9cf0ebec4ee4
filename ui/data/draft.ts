/** A message that is being written, of words, a picture, or both. */

export type Draft = {
  readonly words: string
  readonly picture?: string | undefined
  /** There is room for a picture, whether one was chosen or not. */
  readonly isAdding: boolean
  readonly isUploading: boolean
}

export const emptyDraft: Draft = { words: '', isAdding: false, isUploading: false }

/** Words alone cannot be sent while their picture is on its way. */
export function isReady({ words, picture, isUploading }: Draft): boolean {
  return !isUploading && (words.trim() !== '' || picture !== undefined)
}

/** What is left once that one was sent: words and a picture that came meanwhile are the next message. */
export function afterSending(now: Draft, sent: Draft): Draft {
  const words = addedTo(sent.words, now.words)
  if (sent.picture === undefined || now.picture !== sent.picture || now.isUploading)
    return { ...now, words }
  return { ...emptyDraft, words }
}

/** A word that goes on where the sent ones ended was typed anew: "No" was sent, and "Not yet" is written. */
function addedTo(sent: string, now: string): string {
  const rest = now.slice(sent.length)
  const goesOn = /[\p{L}\p{M}\p{N}]$/u.test(sent) && /^\S/.test(rest)
  return now.startsWith(sent) && !goesOn ? rest.trimStart() : now
}
