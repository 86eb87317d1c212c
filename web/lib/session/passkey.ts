import type { LoginAnswer } from '../../../domain/api/auth.ts'
import type { ProofAnswer } from '../../../domain/api/second-factor.ts'
import { ApiError, call } from '../api/api.ts'
import { loadPart } from '../loading/load-part.ts'
import { storeDeviceFrom } from './known-devices.ts'

/** Passkeys (WebAuthn) of administrators. The library loads at the first use. */

/** False in old browsers and outside of secure contexts, e.g. on plain http in a local network. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/** The browser's dialog was closed or timed out, or the school does not know the passkey. */
export class PasskeyNotUsed extends Error {
  override name = 'PasskeyNotUsed'
}

/** Signs in with a passkey that the browser offers. @throws {PasskeyNotUsed | ApiError} */
export async function signInByPasskey(): Promise<LoginAnswer> {
  const body = await answerChallenge(await call('POST auth/passkey/options'))
  return storeDeviceFrom(await call('POST auth/passkey', { body }).catch(throwUnknown))
}

/** Proves the signed-in administrator's identity with a passkey. @throws {PasskeyNotUsed | ApiError} */
export async function proveByPasskey(): Promise<ProofAnswer> {
  return call('POST auth/proof', { body: await answerChallenge(await call('POST auth/proof/options')) })
}

/** Adds a passkey on this device or a security key. @throws {PasskeyNotUsed | ApiError} */
export async function addPasskey(name: string) {
  const { ticket, options } = await call('POST auth/passkeys/options')
  const { startRegistration } = await loadLibrary()
  const response = await startRegistration({ optionsJSON: options }).catch(throwNotUsed)
  return call('POST auth/passkeys', { body: { ticket, name, response } })
}

type Challenge = Awaited<ReturnType<typeof call<'POST auth/passkey/options'>>>

async function answerChallenge({ ticket, options }: Challenge) {
  const { startAuthentication } = await loadLibrary()
  return { ticket, response: await startAuthentication({ optionsJSON: options }).catch(throwNotUsed) }
}

function loadLibrary() {
  return loadPart(() => import('@simplewebauthn/browser'))
}

function throwNotUsed(cause: unknown): never {
  const message =
    "La clé d'accès n'a pas été utilisée. Vous pouvez recommencer ou prendre votre mot de passe."
  throw new PasskeyNotUsed(message, { cause })
}

function throwUnknown(error: unknown): never {
  if (error instanceof ApiError && error.code === 'passkeyInvalid') throw new PasskeyNotUsed(error.message)
  throw error
}
