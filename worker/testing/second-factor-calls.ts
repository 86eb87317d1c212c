import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import {
  authenticatorAnswer,
  confirmAuthenticatorAnswer,
  newPasskeyOptions,
  passkeyOptions,
} from '../../domain/api/second-factor.ts'
import { PASSWORD } from './rows.ts'
import type { CallOptions, School } from './school.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'

/** Values that an authenticator signs instead of the requested ones. */
type Overrides = Partial<Parameters<SoftwareAuthenticator['answer']>[0]>

const MADAME: CallOptions = { as: 'madame' }

/** Calls about second factors, on the school of the running test. */
export function secondFactorCalls(school: () => School) {
  const call = (request: string, options: CallOptions) => school().call(request, options)

  async function challenge(request: string, caller: CallOptions) {
    const answer = z.union([passkeyOptions, newPasskeyOptions])
    const { ticket, options } = z.parse(answer, (await call(request, caller)).body)
    return { ticket, challenge: options.challenge }
  }

  /** Request bodies that answer a challenge. */
  const bodies = {
    async signIn(passkey: SoftwareAuthenticator, site: Overrides = {}, caller: CallOptions = {}) {
      const { ticket, challenge: requested } = await challenge('POST /auth/passkey/options', caller)
      return { ticket, response: await passkey.answer({ challenge: requested, ...site }) }
    },
    async proof(passkey: SoftwareAuthenticator, site: Overrides = {}, caller = MADAME) {
      const { ticket, challenge: requested } = await challenge('POST /auth/proof/options', caller)
      return { ticket, response: await passkey.answer({ challenge: requested, ...site }) }
    },
    async add(passkey: SoftwareAuthenticator, site: Overrides = {}, caller = MADAME) {
      const { ticket, challenge: requested } = await challenge('POST /auth/passkeys/options', caller)
      return {
        ticket,
        name: 'Ordinateur',
        response: await passkey.register({ challenge: requested, ...site }),
      }
    },
  }

  return {
    bodies,

    signIn: async (passkey: SoftwareAuthenticator, site: Overrides = {}, caller: CallOptions = {}) =>
      call('POST /auth/passkey', { ...caller, body: await bodies.signIn(passkey, site, caller) }),

    signInByPassword: (code?: string, password = PASSWORD) =>
      call('POST /auth/admin', { body: { userName: 'madame', password, code } }),

    prove: (body: unknown, caller = MADAME) => call('POST /auth/proof', { ...caller, body }),

    /** Adds a passkey of the caller; `user` is the continued session. */
    async addPasskey(caller = MADAME, site: Overrides = {}) {
      const passkey = await softwareAuthenticator()
      const body = await bodies.add(passkey, site, caller)
      const answer = await call('POST /auth/passkeys', { ...caller, body })
      return { passkey, user: z.parse(sessionAnswer, answer.body).user }
    },

    /** Adds an authenticator app to the caller's account, confirmed with its current code. */
    async addAuthenticator(caller = MADAME) {
      const begun = await call('POST /auth/authenticator', caller)
      const { secret } = z.parse(authenticatorAnswer, begun.body)
      /** The code this many steps of 30 seconds from now. */
      const codeOf = (steps = 0) => {
        const timestamp = school().clock.now.getTime() + steps * 30_000
        return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
      }
      const body = { code: codeOf() }
      const confirmed = await call('POST /auth/authenticator/confirm', { ...caller, body })
      const { recoveryCodes, user } = z.parse(confirmAuthenticatorAnswer, confirmed.body)
      return { codeOf, recoveryCodes, user }
    },
  }
}
