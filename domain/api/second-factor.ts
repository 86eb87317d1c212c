import * as z from 'zod/mini'
import { code, codeNeeded, currentPassword, sessionAnswer } from './auth.ts'
import { nameUpTo } from './name.ts'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/** Second factors of administrators: passkeys (WebAuthn), an authenticator app (TOTP), recovery codes. */

const passkeyName = nameUpTo(40)

const base64url = z.string().check(z.regex(/^[\w-]+$/, 'doit être en base64url'), z.maxLength(16_384))
/** A browser's connection to an authenticator. */
export const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(transport)),
})

/** Sent back with the authenticator's response to `options`, within five minutes. */
const ticket = z.string().check(z.maxLength(2000))

/** `options` is for `startRegistration` of @simplewebauthn/browser. */
export const newPasskeyOptions = successWith({
  ticket,
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
    timeout: z.int(),
  }),
})
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptions>

/** For `startAuthentication`. Without `allowCredentials` the browser offers all passkeys of the site. */
export const passkeyOptions = successWith({
  ticket,
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.optional(z.array(descriptor)),
    userVerification: z.literal('required'),
    timeout: z.int(),
  }),
})
export type PasskeyOptions = z.infer<typeof passkeyOptions>

const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** The result of `startRegistration`. Unknown fields are ignored. */
export const addPasskeyRequest = z.object({
  ticket,
  name: passkeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
})
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequest>

/** The result of `startAuthentication`. Unknown fields are ignored. */
export const passkeyRequest = z.object({
  ticket,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  }),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** A fresh proof of identity: a passkey, or the password with a code if an authenticator app is set up. */
export const proofRequest = z.union([
  passkeyRequest,
  z.object({
    password: currentPassword,
    code: z.optional(code),
  }),
])
export type ProofRequest = z.infer<typeof proofRequest>

/** The session with a new token that counts as proven for ten minutes. */
export const proofAnswer = z.union([sessionAnswer, codeNeeded])
export type ProofAnswer = z.infer<typeof proofAnswer>

export const confirmAuthenticatorRequest = z.object({ code })

/** `url` is for a QR code, `secret` the same in base32. The app is not required until a code confirms it. */
export const authenticatorAnswer = successWith({ secret: z.string(), url: z.string() })

/** Shown once. The database stores only hashes. */
const recoveryCodes = z.array(z.string())
export const recoveryCodesAnswer = successWith({ recoveryCodes })
export const confirmAuthenticatorAnswer = z.extend(sessionAnswer, { recoveryCodes })

const passkey = z.object({
  passkeyID: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The host name of the passkey. */
  relyingParty: z.string(),
  /** False if the passkey belongs to another host name and cannot be used here. */
  isForThisAddress: z.boolean(),
})

export const secondFactorsAnswer = successWith({
  passkeys: z.array(passkey),
  authenticator: z.nullable(z.object({ confirmedAt: z.iso.datetime(), recoveryCodesLeft: z.int() })),
  /** Why passkeys cannot be used or added at this address: a refusal code and sentence. */
  passkeysUnavailable: z.nullable(
    z.object({ code: z.enum(['passkeysElsewhere', 'passkeysNeedHTTPS']), message: z.string() }),
  ),
  /** True if the school requires a second factor of administrators. */
  isRequired: z.boolean(),
  /** True if this session can only set up or prove a second factor. */
  isLimited: z.boolean(),
})
export type SecondFactorsAnswer = z.infer<typeof secondFactorsAnswer>

/** The administrators who have second factors. */
export const administratorFactorsAnswer = successWith({
  data: z.array(z.object({ userID, passkeys: z.int(), hasAuthenticator: z.boolean() })),
})
export type AdministratorFactors = z.infer<typeof administratorFactorsAnswer>['data'][number]
