/** The SHA-256 of a content in hexadecimal, or its first `bytes` alone: a name that the same content always has. */
export async function hashOf(content: Uint8Array<ArrayBuffer>, bytes = 32): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content), 0, bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
