/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { sessionUser } from '../../domain/api/user.ts'
import { type Drawing, EMPTY } from '../../domain/drawing/drawing.ts'
import { findBrowser } from '../browser.ts'
import { devVars } from '../dev-vars.ts'
import { fillSchool } from '../fill-school.ts'
import { startSchool } from '../school-server.ts'

/**
 * `npm run bench:drawing`: how long the frames last while a pupil draws on a sheet of 300 strokes, beside an
 * empty sheet, with the processor slowed down 4 times. Needs a built site. It judges nothing by its exit code.
 */

const STROKES = 300
const POINTS = 60
const SLOWER = 4
const ROUNDS = 4
const MOVES = 60
const SHEET_NAME = 'La feuille'

const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-bench-'))
const school = await startSchool({
  port: 0,
  state: join(folder, 'state'),
  variables: await devVars(join(folder, '.dev.vars')),
})
await fillSchool(school, 'bench only')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const full: Drawing = {
    ...EMPTY,
    items: Array.from({ length: STROKES }, (_, index) => scribble(index + 1)),
  }
  const empty = await openSheet(browser, 'alice', EMPTY)
  const drawn = await openSheet(browser, 'bruno', full)
  const emptyFrames: number[] = []
  const drawnFrames: number[] = []
  // In turns, so that what else the machine does hits both alike.
  for (let round = 0; round < ROUNDS; round++) {
    emptyFrames.push(...(await framesOfStroke(empty)))
    drawnFrames.push(...(await framesOfStroke(drawn)))
  }
  const [nothing, many] = [summary(emptyFrames), summary(drawnFrames)]
  const inMs = ({ median, p95 }: Summary) => `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
  console.log(`CPU slowed down ${SLOWER} times; load ${loadavg()[0]?.toFixed(1)}`)
  console.log(`empty sheet    ${inMs(nothing)} (${emptyFrames.length} frames)`)
  console.log(`${STROKES} strokes    ${inMs(many)} (${drawnFrames.length} frames)`)
  console.log(
    `ratio          median ${(many.median / nothing.median).toFixed(2)}, p95 ${(many.p95 / nothing.p95).toFixed(2)}`,
  )
} finally {
  await browser.close()
  await school.stop()
  await rm(folder, { recursive: true })
}

/** A wavy line across a part of the sheet. */
function scribble(id: number): Drawing['items'][number] {
  const [left, top] = [(id * 137) % 800, (id * 89) % 700]
  const points = Array.from({ length: POINTS }, (_, place) => [
    left + place * 6,
    top + 40 + 40 * Math.sin(place / 4 + id),
  ])
  return {
    kind: 'stroke',
    id,
    tool: 'brush',
    colour: id % 2 === 0 ? '#2563eb' : '#d8232a',
    size: 6 + (id % 4) * 10,
    points: points.flat(),
  }
}

async function openSheet(from: Browser, userName: string, drawing: Drawing): Promise<Page> {
  const page = await from.newPage({ baseURL: school.url, viewport: { width: 1366, height: 768 } })
  const answer = await page.request.post('/api/v1/auth/login', { data: { userName } })
  const { user } = z.parse(z.object({ user: sessionUser }), await answer.json())
  await page.goto('/letter')
  await page.evaluate(
    async ([entry, key, kept]) => {
      localStorage.setItem('mme:user', entry)
      const opening = indexedDB.open('keyval-store')
      opening.onupgradeneeded = () => opening.result.createObjectStore('keyval')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const store = opening.result.transaction('keyval', 'readwrite')
      store.objectStore('keyval').put(kept, key)
      await new Promise((resolve) => {
        store.oncomplete = resolve
      })
      opening.result.close()
    },
    [JSON.stringify(user), `mme:drawing:${user.id}:halloween`, drawing] as const,
  )
  await page.goto('/games/canvas/halloween')
  await page.getByRole('radio', { name: 'Création libre' }).check()
  await page.getByRole('application', { name: SHEET_NAME }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** Draws one stroke and takes it back. @returns how long each frame of it lasted, in milliseconds */
async function framesOfStroke(page: Page): Promise<number[]> {
  await page.bringToFront()
  const box = await page.getByRole('application', { name: SHEET_NAME }).boundingBox()
  if (!box) throw new Error('The sheet is not there.')
  await page.mouse.move(box.x + 20, box.y + 100)
  await page.mouse.down()
  const measured = page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let last = performance.now()
        const next = (now: number) => {
          frames.push(now - last)
          last = now
          if (frames.length < count) requestAnimationFrame(next)
          else resolve(frames.slice(2))
        }
        requestAnimationFrame(next)
      }),
    MOVES,
  )
  for (let move = 0; move < MOVES; move++) {
    await page.mouse.move(box.x + 20 + move * 10, box.y + 150 + 60 * Math.sin(move / 5))
  }
  const frames = await measured
  await page.mouse.up()
  await page.getByRole('button', { name: 'Annuler' }).click()
  return frames
}

interface Summary {
  median: number
  p95: number
}

function summary(frames: readonly number[]): Summary {
  const sorted = frames.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}
