import type { Context } from 'hono'
import { cors } from 'hono/cors'
import type { AppEnv } from '../context.ts'

/** Site and API are one origin; others only by the variable ALLOWED_ORIGINS. */
export const allowedOrigins = cors({
  origin: (origin, c: Context<AppEnv>) => {
    const allowed = c.var.variables.ALLOWED_ORIGINS.split(',').map((each) => each.trim())
    return origin !== '' && allowed.includes(origin) ? origin : null
  },
  allowHeaders: ['Authorization', 'Content-Type'],
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
})
