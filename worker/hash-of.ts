/** SHA-256 of `content` in hexadecimal, truncated to its first `bytes` bytes. */
export async function hashOf(content: Uint8Array<ArrayBuffer>, bytes = 32): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content), 0, bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
