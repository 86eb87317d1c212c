import type { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { answerRefusal } from './answer-error.ts'
import type { AppEnv } from './context.ts'
import { Refusal } from './refusal.ts'

/** Responds with 405 if the path exists but not for this method. */
export function knownMethods(app: Hono<AppEnv>) {
  return methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      const allow = methods.join(', ')
      return answerRefusal(new Refusal('methodUnknown', { allow }, { headers: { Allow: allow } }), c)
    },
  })
}
