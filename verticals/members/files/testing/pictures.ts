/** Pictures for tests: good ones that carry what must not be kept, and hostile ones of every kind. */
import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, constants as zlib } from 'node:zlib'
import sharp from 'sharp'

/** In each picture below whose pixels are drawn: none of it may be left. */
export const CANARY = '<script>alert("canary")</script>'

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const drawing = (width = 64, height = 48) => {
  const channels = 3 as const
  const pixels = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, (_, nth) => (nth * 7) % 251),
  )
  return sharp(pixels, { raw: { width, height, channels } })
}

export const makeJpeg = (width?: number, height?: number): Promise<Buffer> =>
  drawing(width, height).jpeg().toBuffer()

/** The same with so many more columns: for who compares pixels it is another picture. */
export function widened(picture: Buffer, columns: number): Promise<Buffer> | Buffer {
  return columns === 0 ? picture : sharp(picture).extend({ right: columns }).toBuffer()
}

/** What can be drawn anew, by what is wrong with it. */
export async function drawable(): Promise<Record<string, Buffer>> {
  const jpeg = await makeJpeg()
  const exif = {
    IFD0: { Copyright: CANARY },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E' },
  }
  const withExif = await drawing()
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .jpeg()
    .toBuffer()
  const png = await drawing().png().toBuffer()
  const text = chunk('tEXt', Buffer.from(`Comment\0${CANARY}`))
  const comment = Buffer.from(CANARY)
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return {
    'a plain JPEG': jpeg,
    'a plain PNG': png,
    'a plain WebP': await drawing().webp().toBuffer(),
    'a PNG with transparency': await drawing().ensureAlpha(0.5).png().toBuffer(),
    'a JPEG with the place it was taken at': withExif,
    'a JPEG with a script behind it': Buffer.concat([jpeg, comment]),
    'a JPEG with a script in a comment': Buffer.concat([
      jpeg.subarray(0, 2),
      head,
      comment,
      jpeg.subarray(2),
    ]),
    'a JPEG that is an archive too': Buffer.concat([jpeg, zipOf(CANARY)]),
    'a PNG with a script in a text': Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]),
    'a PNG with a script behind it': Buffer.concat([png, comment]),
  }
}

/** What is no picture of ours. */
export async function undrawable(): Promise<Record<string, Buffer>> {
  const [jpeg, png] = [await makeJpeg(), await drawing().png().toBuffer()]
  const webp = await drawing().webp().toBuffer()
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
  )
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    noise: randomBytes(10_000),
    'a page': Buffer.from(`<!doctype html>${CANARY}`),
    'a program': Buffer.from('#!/bin/sh\ncat /etc/passwd\n'),
    'an archive': zipOf(CANARY),
    SVG: svg,
    'SVG behind the first bytes of PNG': Buffer.concat([PNG, svg]),
    'SVG behind the first bytes of JPEG': Buffer.concat([jpeg.subarray(0, 4), svg]),
    GIF: await drawing().gif().toBuffer(),
    TIFF: await drawing().tiff().toBuffer(),
    AVIF: await drawing(16, 16).avif({ effort: 0 }).toBuffer(),
    PDF: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    BMP: Buffer.from('424d46000000000000003600000028000000', 'hex'),
    HEIF: Buffer.from('0000001c667479706865696300000000', 'hex'),
    'half a JPEG': jpeg.subarray(0, jpeg.length >> 1),
    'half a PNG': png.subarray(0, png.length >> 1),
    'half a WebP': webp.subarray(0, webp.length >> 1),
    'the head of a JPEG': jpeg.subarray(0, 20),
    'a PNG whose pixels are noise': Buffer.concat([
      png.subarray(0, 33),
      chunk('IDAT', randomBytes(500)),
    ]),
    'a PNG of 50,000 by 50,000': floodPng(50_000, 50_000),
    'a JPEG of 65,500 by 65,500': floodJpeg(jpeg),
    'a WebP of 16,383 by 16,383': floodWebp(webp),
    'more than 5 MB': Buffer.concat([jpeg, Buffer.alloc(6 * 1_048_576)]),
  }
}

/** A picture that is whole and small on the way, and fills the memory of whoever opens it. */
export function floodPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const size = height * (1 + width / 8)
  const block = 1_000_000
  const blockOf = (length: number) =>
    deflateRawSync(Buffer.alloc(length), { finishFlush: zlib.Z_FULL_FLUSH })
  const blocks = new Array(Math.floor(size / block)).fill(blockOf(block))
  const sum = Buffer.from([0, 0, 0, 1])
  sum.writeUInt16BE(size % 65_521, 0)
  const packed = [
    Buffer.from('7801', 'hex'),
    ...blocks,
    blockOf(size % block),
    Buffer.from('0300', 'hex'),
    sum,
  ]
  return Buffer.concat([
    PNG,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND'),
  ])
}

function floodJpeg(jpeg: Buffer): Buffer {
  const flood = Buffer.from(jpeg)
  const frame = flood.indexOf(Buffer.from('ffc0', 'hex'))
  flood.writeUInt16BE(65_500, frame + 5)
  flood.writeUInt16BE(65_500, frame + 7)
  return flood
}

function floodWebp(webp: Buffer): Buffer {
  const flood = Buffer.from(webp)
  const start = flood.indexOf(Buffer.from('9d012a', 'hex'))
  flood.writeUInt16LE(16_383, start + 3)
  flood.writeUInt16LE(16_383, start + 5)
  return flood
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** One stored file, with its directory: an archiver finds it behind anything. */
function zipOf(text: string): Buffer {
  const body = Buffer.from(text)
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(crc32(body), 0)
  sizes.writeUInt32LE(body.length, 4)
  sizes.writeUInt32LE(body.length, 8)
  const name = Buffer.from('a.html')
  const tail = Buffer.concat([sizes, Buffer.from('06000000', 'hex')])
  const local = Buffer.concat([
    Buffer.from('504b03041400000000000000000000', 'hex').subarray(0, 14),
    tail,
    name,
    body,
  ])
  const entry = Buffer.concat([
    Buffer.from('504b010214001400000000000000000000', 'hex').subarray(0, 16),
    tail,
    Buffer.alloc(14),
    name,
  ])
  const end = Buffer.from('504b0506000000000100010000000000000000000000', 'hex')
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}
