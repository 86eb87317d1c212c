import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'

/** `npm run icons`: draws the icons of the installed site from `icon.svg` with a Chromium. */
const FOLDER = 'web/public'
/** Only the inner circle of a maskable icon is safe from cropping. Apple's icon needs an opaque background. */
const icons = [
  { file: '192.png', size: 192, part: 1, ground: 'transparent' },
  { file: '512.png', size: 512, part: 1, ground: 'transparent' },
  { file: 'maskable-512.png', size: 512, part: 0.66, ground: '#9fd6f5' },
  { file: 'apple-touch.png', size: 180, part: 0.8, ground: '#9fd6f5' },
] as const

const svg = await readFile(`${FOLDER}/icon.svg`)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { file, size, part, ground } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
    <img src="data:image/svg+xml;base64,${svg.toString('base64')}" style="height:${part * 100}vh"></body>`)
  const picture = await page.screenshot({ omitBackground: ground === 'transparent' })
  await writeFile(`${FOLDER}/icons/${file}`, picture)
}
await browser.close()
