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

type Answers = Parameters<SoftwareAuthenticator['answer']>[0]

/** What the tests of second factors ask, on the school of the test that runs. */
export function secondFactorCalls(school: () => School) {
  const call = (request: string, options?: CallOptions) => school().call(request, options)

  async function newChallenge(caller: CallOptions = { as: 'madame' }) {
    const { ticket, options } = z.parse(
      newPasskeyOptions,
      (await call('POST /auth/passkeys/options', caller)).body,
    )
    return { ticket, challenge: options.challenge }
  }

  async function challenge(request: string, caller: CallOptions = {}) {
    const { ticket, options } = z.parse(passkeyOptions, (await call(request, caller)).body)
    return { ticket, challenge: options.challenge }
  }

  const signInWith = (body: unknown, caller: CallOptions = {}) =>
    call('POST /auth/passkey', { ...caller, body })

  return {
    newChallenge,
    signInChallenge: (caller?: CallOptions) => challenge('POST /auth/passkey/options', caller),
    proofChallenge: (caller: CallOptions = { as: 'madame' }) => challenge('POST /auth/proof/options', caller),
    signInWith,

    /** A passkey of madame's. */
    async addPasskey(name = 'Ordinateur', caller: CallOptions = { as: 'madame' }) {
      const passkey = await softwareAuthenticator()
      const { ticket, challenge } = await newChallenge(caller)
      const response = await passkey.register({ challenge })
      const { body } = await call('POST /auth/passkeys', { ...caller, body: { ticket, name, response } })
      return { passkey, user: z.parse(sessionAnswer, body).user }
    },

    /** Signs in by the passkey; `site` says what it answers otherwise than it should. */
    async signIn(passkey: SoftwareAuthenticator, site: Partial<Answers> = {}, caller: CallOptions = {}) {
      const { ticket, challenge: asked } = await challenge('POST /auth/passkey/options', caller)
      const response = await passkey.answer({ challenge: asked, ...site })
      return signInWith({ ticket, response }, caller)
    },

    signInByPassword: (code?: string, password = PASSWORD) =>
      call('POST /auth/admin', { body: { userName: 'madame', password, code } }),

    /** An authenticator app of madame's, confirmed by the code of now. */
    async addAuthenticator(caller: CallOptions = { as: 'madame' }) {
      const { secret } = z.parse(authenticatorAnswer, (await call('POST /auth/authenticator', caller)).body)
      const codeOf = (milliseconds = 0) => {
        const timestamp = school().clock.now.getTime() + milliseconds
        return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
      }
      const { body } = await call('POST /auth/authenticator/confirm', { ...caller, body: { code: codeOf() } })
      const { recoveryCodes, user } = z.parse(confirmAuthenticatorAnswer, body)
      return { codeOf, recoveryCodes, user }
    },
  }
}
