import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/context.ts'
import { mustBeFilled } from './state.ts'

/** Nothing of a school is served before it is whole. A token may name another school than the address: `permit` asks then. */
export const readySchool = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('authorization') === undefined) await mustBeFilled(c.var.school)
  await next()
})
