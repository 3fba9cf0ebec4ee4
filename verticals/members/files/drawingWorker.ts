/** Runs in the box: takes pictures one after the other on stdin, draws each anew or marks it, and answers on stdout. */
import sharp from 'sharp'
import { frame, framesOf, kinds, textAndPicture } from './frames.ts'
import { mark } from './marking.ts'

const PIXELS_MAX = 40_000_000
const SIDE_MAX = 2_000
const QUALITY = 85
const INPUT = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
const loaders = ['Jpeg', 'Png', 'Webp'].map((name) => `VipsForeignLoad${name}Buffer`)

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

process.stdout.write(frame(kinds.ready))
for await (const { kind, bytes } of framesOf(process.stdin)) {
  const answer = (kind === kinds.mark ? drawMarked(bytes) : draw(bytes)).then(
    (picture) => frame(kinds.drawn, picture),
    () => frame(kinds.failed),
  )
  process.stdout.write(await answer)
}

/** Upright, no larger than it needs to be, and nothing but its pixels. */
function draw(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, INPUT)
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

async function drawMarked(asked: Buffer): Promise<Buffer> {
  const { text, picture } = textAndPicture(asked)
  const drawn = sharp(picture, INPUT).toColourspace('srgb').removeAlpha().raw()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  mark({ bytes: data, width, height }, text)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
