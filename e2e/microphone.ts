import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../playwright.config.ts'
import { encodeWav } from '../web/lib/recording/encode-wav.ts'

const { launchOptions } = config.use ?? {}

const RATE = 48_000
const PERIOD_SECONDS = 2.2
const BEEP_SECONDS = 0.5

/** Each process has its own, so that what two tests record at the same time is not one file. In Hz. */
const TONE = 440 + (process.pid % 200)

/** What the microphone hears again and again: a beep, then silence for longer than between two words. */
const heard = new Float32Array(PERIOD_SECONDS * RATE).map((_, index) =>
  index < BEEP_SECONDS * RATE ? 0.3 * Math.sin((2 * Math.PI * TONE * index) / RATE) : 0,
)
const file = join(tmpdir(), `mme-bravo-beep-${process.pid}.wav`)
writeFileSync(file, new Uint8Array(await encodeWav(heard, RATE).arrayBuffer()))

/** For `test.use`: Chromium's own microphone, which beeps. */
export const beepingMicrophone = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  },
}
