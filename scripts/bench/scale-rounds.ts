import { setImmediate } from 'node:timers/promises'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import type { Calls, ScriptedCall } from './scale-calls.ts'
import type { Figures } from './scale-figures.ts'

/** A Worker of its own, whose first school is measured. */
export interface Target {
  calls: Calls
  /** Its other schools: in each round the next of them is asked everything. */
  others: readonly string[]
}

/** Which calls are measured, and how often. */
export interface Pass {
  rounds: number
  /** In each round, and what changes something at most once. `target` is its place among the targets. */
  times: (title: string, target: number) => number
}

export interface Rounds {
  /** By call, the figures of all passes so far in the order of the targets. */
  measured: ReadonlyMap<string, readonly Figures[]>
  measure(pass: Pass): Promise<void>
  /** Makes every call once more, to count the rows that are read. */
  count(): Promise<void>
}

/**
 * What this end has read until now is cleared before a call and not during one: else the slowest calls were its own doing. And
 * it hears which connections were closed while it read a large answer.
 */
async function comeToRest(): Promise<void> {
  if (!globalThis.gc) throw new Error('It is to be run by `npm run bench:scale`.')
  globalThis.gc({ type: 'minor', execution: 'sync' })
  await setImmediate()
}

/** Makes the API's calls on each target, call by call in turns, so that what else the machine does hits all alike. */
export function openRounds(targets: readonly Target[]): Rounds {
  const measured = new Map<string, Figures[]>()
  let round = 0

  async function makeRound(
    isCounted: boolean,
    make: (call: ScriptedCall, figures: Figures, target: number) => Promise<void>,
  ): Promise<void> {
    for (const { calls, others } of targets) {
      const other = others[round % others.length]
      if (other === undefined) continue
      for (const { send } of await calls.begin(other, round, false)) await send()
      await calls.end(other, round)
    }
    const scripts: (readonly ScriptedCall[])[] = []
    for (const { calls } of targets) scripts.push(await calls.begin(FIRST_SCHOOL, round, isCounted))
    // Who is asked first after a rest may pay for what the rest has cleared away.
    for (const script of scripts) await script.find(({ isRead }) => isRead)?.send()
    for (const index of scripts[0]?.keys() ?? []) {
      for (let turn = 0; turn < targets.length; turn++) {
        const target = (turn + round + index) % targets.length
        const call = scripts[target]?.[index]
        if (!call) throw new Error('Not every school has the same calls.')
        const figures = measured.get(call.title) ?? targets.map(() => ({ taken: [], rowsRead: 0 }))
        measured.set(call.title, figures)
        const here = figures[target]
        if (here) await make(call, here, target)
      }
    }
    for (const { calls } of targets) await calls.end(FIRST_SCHOOL, round)
    round += 1
  }

  return {
    measured,
    async measure({ rounds, times }) {
      for (let made = 0; made < rounds; made++) {
        await makeRound(false, async ({ title, isRead, send }, { taken }, target) => {
          const wanted = times(title, target)
          // What changes something is made in any case: it makes way for what comes after it.
          for (let time = 0; time < (isRead ? wanted : 1); time++) {
            await comeToRest()
            const sent = performance.now()
            await send()
            if (wanted > 0) taken.push(performance.now() - sent)
          }
        })
      }
    },
    count: () =>
      makeRound(true, async ({ send }, figures) => {
        const { headers } = await send()
        figures.rowsRead = Number(headers['x-rows-read'])
      }),
  }
}
