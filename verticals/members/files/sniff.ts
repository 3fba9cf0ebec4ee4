/** What a picture is by its first bytes: only three kinds are taken. */

export type PictureKind = 'jpeg' | 'png' | 'webp'

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

export function kindOf(bytes: Buffer): PictureKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF'
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}
