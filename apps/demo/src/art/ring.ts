// Makes the sound of a kiln: `tsx src/art/ring.ts`. Glaze that cools rings like glass; so do short sine waves that fade.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const RATE = 8000
const SECONDS = 7

/** A number between 0 and 1 that is always the same for the same seed. */
const chance = (seed: number) => Math.abs(Math.sin(seed * 127.1) * 43758.5453) % 1

const pings = Array.from({ length: 46 }, (_, i) => ({
  from: chance(i) * (SECONDS - 0.8) * RATE,
  pitch: 1500 + chance(i + 100) * 2100,
  loud: 0.05 + chance(i + 200) * 0.16,
  fade: 5 + chance(i + 300) * 14,
}))

const sound = Uint8Array.from({ length: RATE * SECONDS }, (_, at) => {
  const level = pings.reduce((sum, { from, pitch, loud, fade }) => {
    const t = (at - from) / RATE
    return t < 0 ? sum : sum + loud * Math.exp(-fade * t) * Math.sin(2 * Math.PI * pitch * t)
  }, 0)
  return 128 + Math.round(Math.max(-1, Math.min(1, level)) * 110)
})

const head = Buffer.alloc(44)
head.write('RIFF', 0)
head.writeUInt32LE(36 + sound.length, 4)
head.write('WAVEfmt ', 8)
head.writeUInt32LE(16, 16)
head.writeUInt16LE(1, 20)
head.writeUInt16LE(1, 22)
head.writeUInt32LE(RATE, 24)
head.writeUInt32LE(RATE, 28)
head.writeUInt16LE(1, 32)
head.writeUInt16LE(8, 34)
head.write('data', 36)
head.writeUInt32LE(sound.length, 40)

const folder = fileURLToPath(new URL('../../public/sound/', import.meta.url))
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}kiln.wav`, Buffer.concat([head, sound]))
