import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../playwright.config.ts'
import { encodeWav } from '../web/lib/recording/prepare-recording.ts'

const { launchOptions } = config.use ?? {}

const RATE = 48_000
const PERIOD_SECONDS = 2.2
const BEEP_SECONDS = 0.5

/** Hz. Each process has its own tone, so that two tests never record identical files. */
const TONE = 440 + (process.pid % 200)

/** The microphone's looped input: a beep, then a silence longer than the pause that ends a word. */
const beepSamples = new Float32Array(PERIOD_SECONDS * RATE).map((_, index) =>
  index < BEEP_SECONDS * RATE ? 0.3 * Math.sin((2 * Math.PI * TONE * index) / RATE) : 0,
)
const file = join(tmpdir(), `mme-bravo-beep-${process.pid}.wav`)
writeFileSync(file, new Uint8Array(await encodeWav(beepSamples, RATE).arrayBuffer()))

/** For `test.use`: Chromium's fake microphone with a beep. */
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
