import * as z from 'zod/mini'

/** One piece of work of the page's main thread. */
export interface Task {
  /** Time of the processor: what other programs take does not count. */
  ms: number
  /** Time from beginning to end. */
  wallMs: number
  /** Whether script of the page ran in it. */
  isScript: boolean
  /** What it was made of, the longest first, in milliseconds by the clock. */
  parts: string[]
}

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.optional(z.number()),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.record(z.string(), z.unknown())),
})
type TraceEvent = z.infer<typeof traceEvent>

const TASK = 'ThreadControllerImpl::RunTask'
const SCRIPT = /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|RunMicrotasks|v8\.run)/
const PARTS_SHOWN = 6

/** The tasks of the thread that draws the page, out of a trace of Chromium as JSON. */
export function mainThreadTasks(json: string): Task[] {
  const { traceEvents } = z.parse(z.object({ traceEvents: z.array(traceEvent) }), JSON.parse(json))
  const thread = busiestPageThread(traceEvents)
  const own = traceEvents.filter(({ pid, tid, ph }) => `${pid} ${tid}` === thread && ph === 'X')
  const parts = own.filter(({ name }) => name !== TASK).toSorted((a, b) => (a.ts ?? 0) - (b.ts ?? 0))
  return own
    .filter(({ name }) => name === TASK)
    .map((task) => {
      const begin = task.ts ?? 0
      const end = begin + (task.dur ?? 0)
      const within = parts.filter(({ ts = 0 }) => ts >= begin && ts < end)
      const longest = within.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0)).map(told)
      return {
        ms: (task.tdur ?? task.dur ?? 0) / 1000,
        wallMs: (task.dur ?? 0) / 1000,
        isScript: within.some(({ name }) => SCRIPT.test(name)),
        parts: [...new Set(longest)].slice(0, PARTS_SHOWN),
      }
    })
}

/** "FunctionCall focusCard 12.3" */
function told({ name, args, dur = 0 }: TraceEvent): string {
  const { data } = z.safeParse(
    z.object({ data: z.object({ functionName: z.optional(z.string()), type: z.optional(z.string()) }) }),
    args,
  )
  const what = data?.data.functionName ?? data?.data.type ?? ''
  return `${name} ${what} ${(dur / 1000).toFixed(1)}`.replace('  ', ' ')
}

/** Of the threads that draw pages, the one on which most script ran. */
function busiestPageThread(events: readonly TraceEvent[]): string {
  const drawing = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const counts = drawing.map(({ pid, tid }) => {
    const scripts = events.filter(
      (event) => event.pid === pid && event.tid === tid && SCRIPT.test(event.name),
    )
    return { thread: `${pid} ${tid}`, count: scripts.length }
  })
  const [busiest] = counts.toSorted((a, b) => b.count - a.count)
  if (!busiest) throw new Error('The trace has no thread of a page.')
  return busiest.thread
}
