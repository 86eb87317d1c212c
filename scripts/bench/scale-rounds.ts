import { setImmediate } from 'node:timers/promises'
import { random } from '../../domain/games/random.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import type { Calls, ScriptedCall } from './scale-calls.ts'
import type { Figures } from './scale-figures.ts'

/** A Worker of its own, whose first school is measured. */
export interface Target {
  calls: Calls
  /** Its other schools, which are asked everything in turns. */
  others: readonly string[]
}

export interface Rounds {
  /** By call, the figures so far in the order of the targets. */
  measured: ReadonlyMap<string, readonly Figures[]>
  /** Makes every call as often as there are rounds. @param isMeasured whether it is to be measured in a target, by its place */
  measure(rounds: number, isMeasured: (title: string, target: number) => boolean): Promise<void>
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

/**
 * Makes the API's calls on each target, call by call, so that what else the machine does hits all alike, and in an order by
 * chance, so that none always comes after the same other.
 */
export function openRounds(targets: readonly Target[]): Rounds {
  const measured = new Map<string, Figures[]>()
  const chance = random(1)
  let round = 0

  /** Asks the next of the other schools everything, in each round at another target. */
  async function askAnother(): Promise<void> {
    const target = targets[round % targets.length]
    const other = target?.others[Math.floor(round / targets.length) % target.others.length]
    if (target === undefined || other === undefined) return
    for (const { send } of await target.calls.begin(other, round, false)) await send()
    await target.calls.end(other, round)
  }

  async function makeRound(
    isCounted: boolean,
    make: (call: ScriptedCall, figures: Figures, target: number) => Promise<void>,
  ): Promise<void> {
    await askAnother()
    const scripts: (readonly ScriptedCall[])[] = []
    for (const { calls } of targets) scripts.push(await calls.begin(FIRST_SCHOOL, round, isCounted))
    // Who is asked first after a rest may pay for what the rest has cleared away.
    for (const script of scripts) await script.find(({ isRead }) => isRead)?.send()
    for (const index of scripts[0]?.keys() ?? []) {
      for (const target of chance.shuffle([...targets.keys()])) {
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
    async measure(rounds, isMeasured) {
      for (let made = 0; made < rounds; made++) {
        await makeRound(false, async ({ title, isRead, send }, { taken }, target) => {
          const isWanted = isMeasured(title, target)
          // What changes something is made in any case: it makes way for what comes after it.
          if (isRead && !isWanted) return
          await comeToRest()
          const sent = performance.now()
          await send()
          if (isWanted) taken.push(performance.now() - sent)
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
