/** The states of one image that is uploaded. */

export type Upload =
  | { readonly status: 'empty' }
  | { readonly status: 'uploading'; readonly file: File; readonly share: number }
  | { readonly status: 'done'; readonly file: File }
  | { readonly status: 'failed'; readonly file: File }

export type UploadStep =
  | { readonly type: 'chosen'; readonly file: File }
  | { readonly type: 'progressed'; readonly file: File; readonly share: number }
  | { readonly type: 'arrived'; readonly file: File }
  | { readonly type: 'failed'; readonly file: File }
  | { readonly type: 'deleted' }

export const noUpload: Upload = { status: 'empty' }

/** News of a file that was deleted or replaced meanwhile changes nothing. */
export function stepUpload(state: Upload, step: UploadStep): Upload {
  if (step.type === 'deleted') return noUpload
  if (step.type === 'chosen') return { status: 'uploading', file: step.file, share: 0 }
  if (state.status !== 'uploading' || state.file !== step.file) return state
  if (step.type === 'arrived') return { status: 'done', file: step.file }
  if (step.type === 'failed') return { status: 'failed', file: step.file }
  // It only grows, whatever the order in which the news come.
  return { ...state, share: Math.min(1, Math.max(state.share, step.share)) }
}

export type FileProblem = 'notAnImage' | 'tooLarge'

export function fileProblem(file: File, mostBytes?: number): FileProblem | undefined {
  if (!file.type.startsWith('image/')) return 'notAnImage'
  return mostBytes !== undefined && file.size > mostBytes ? 'tooLarge' : undefined
}
