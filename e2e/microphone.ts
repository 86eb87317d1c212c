import config from '../playwright.config.ts'

const { launchOptions } = config.use ?? {}

/** For `test.use`: Chromium's own microphone, which beeps once a second. */
export const beepingMicrophone = {
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
}
