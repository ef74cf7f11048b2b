// Runs in a process of its own: picture decoders meet what strangers upload. One picture in, its display sizes out, one line of JSON.
import { join } from 'node:path'
import sharp from 'sharp'

const [source, folder, expected, ...sizes] = process.argv.slice(2)
const PIXELS_MAX = 50_000_000

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })
sharp.cache(false)
sharp.concurrency(1)

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`)

try {
  const open = () => sharp(source, { limitInputPixels: PIXELS_MAX, sequentialRead: true, failOn: 'warning', pages: 1 })
  const { format, width, height } = await open().metadata()
  if (format !== expected) {
    say({ ok: false, hazard: 'broken' })
  } else if (width * height > PIXELS_MAX) {
    say({ ok: false, hazard: 'too-many-pixels' })
  } else {
    const images = []
    for (const size of sizes.map(Number)) {
      const file = join(folder, `${size}.webp`)
      // Turned as its camera said; every other remark of the camera stays behind.
      const made = await open()
        .autoOrient()
        .resize({ width: size, height: size * 2, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(file)
      images.push({ size, file, width: made.width, height: made.height })
    }
    say({ ok: true, images })
  }
} catch (error) {
  say({ ok: false, hazard: /pixel limit/i.test(String(error?.message)) ? 'too-many-pixels' : 'broken' })
}
