/** Runs in the box: takes pictures one after the other on stdin, draws each anew, and answers on stdout. */
import sharp from 'sharp'
import { frame, framesOf, kinds } from './frames.ts'

const PIXELS_MAX = 40_000_000
const SIDE_MAX = 2_000
const QUALITY = 85
const loaders = ['Jpeg', 'Png', 'Webp'].map((name) => `VipsForeignLoad${name}Buffer`)

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

process.stdout.write(frame(kinds.ready))
for await (const { bytes } of framesOf(process.stdin)) {
  const answer = draw(bytes).then(
    (picture) => frame(kinds.drawn, picture),
    () => frame(kinds.failed),
  )
  process.stdout.write(await answer)
}

/** Upright, no larger than it needs to be, and nothing but its pixels. */
function draw(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
