import { base64url } from 'jose'
import type { AddPasskeyRequest, PasskeyRequest } from '../../domain/api/second-factor.ts'

/**
 * An authenticator with one ES256 key. It signs for any site and challenge, so that tests can produce wrong
 * responses. @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data
 */
export interface SoftwareAuthenticator {
  id: string
  /** The COSE key, base64url, as stored in `passkeys`. */
  publicKey: string
  /** Like `startRegistration`. */
  register(site: Site): Promise<AddPasskeyRequest['response']>
  /** Like `startAuthentication`. */
  answer(site: Site): Promise<PasskeyRequest['response']>
}

interface Site {
  challenge: string
  rpID?: string
  origin?: string
  counter?: number
  /** False for an authenticator that did not verify the user. */
  isUserVerified?: boolean
}

const RP_ID = 'school.example'
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

export async function softwareAuthenticator(): Promise<SoftwareAuthenticator> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
  if (!('publicKey' in keys)) throw new Error('No key pair was generated.')
  const raw = new Uint8Array(await exported(keys.publicKey))
  const coseKey = cosePublicKey(raw.subarray(1, 33), raw.subarray(33))
  const id = crypto.getRandomValues(new Uint8Array(16))
  const credential = { id: base64url.encode(id), rawId: base64url.encode(id), type: 'public-key' } as const

  return {
    id: credential.id,
    publicKey: base64url.encode(coseKey),
    async register(site) {
      const attested = bytes(new Uint8Array(16), [0, id.length], id, coseKey)
      const authData = await authenticatorData(site, HAS_KEY, attested)
      // {"fmt": "none", "attStmt": {}, "authData": h'…'} in CBOR.
      const attestation = bytes(
        [0xa3],
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        [0xa0],
        cborText('authData'),
        [0x58, authData.length],
        authData,
      )
      return {
        ...credential,
        response: {
          clientDataJSON: base64url.encode(clientData('webauthn.create', site)),
          attestationObject: base64url.encode(attestation),
          transports: ['internal'],
        },
      }
    },
    async answer(site) {
      const authData = await authenticatorData(site, 0)
      const client = clientData('webauthn.get', site)
      const signed = bytes(authData, await sha256(client))
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url.encode(client),
          authenticatorData: base64url.encode(authData),
          signature: base64url.encode(derSignature(new Uint8Array(signature))),
        },
      }
    },
  }
}

async function exported(key: CryptoKey): Promise<ArrayBuffer> {
  const raw = await crypto.subtle.exportKey('raw', key)
  if (!(raw instanceof ArrayBuffer)) throw new Error('The key is not bytes.')
  return raw
}

function clientData(type: string, { challenge, origin = `https://${RP_ID}` }: Site): Uint8Array<ArrayBuffer> {
  return utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

async function authenticatorData(
  { rpID = RP_ID, counter = 0, isUserVerified = true }: Site,
  flags: number,
  attested = new Uint8Array(),
) {
  const all = flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0)
  const count = new Uint8Array(new Uint32Array([counter]).buffer).reverse()
  return bytes(await sha256(utf8(rpID)), [all], count, attested)
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR. */
function cosePublicKey(x: Uint8Array, y: Uint8Array) {
  return bytes([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x, [0x22, 0x58, 32], y)
}

/** WebCrypto signs as `r || s`, WebAuthn as ASN.1. */
function derSignature(signature: Uint8Array) {
  const numbers = [signature.subarray(0, 32), signature.subarray(32)].map((number) => {
    const first = number.findIndex((byte) => byte !== 0)
    const short = number.subarray(first)
    const positive = (short[0] ?? 0) < 0x80 ? short : bytes([0], short)
    return bytes([2, positive.length], positive)
  })
  const content = bytes(...numbers)
  return bytes([0x30, content.length], content)
}

function cborText(text: string) {
  return bytes([0x60 + text.length], utf8(text))
}

function bytes(...parts: (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text))
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
}
