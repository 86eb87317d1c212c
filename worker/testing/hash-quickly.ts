/**
 * From here on a password is hashed in as many rounds as ever, each of a single iteration: the tests sign in often. Who hashes
 * otherwise does not know it again.
 */
export function hashQuickly(): void {
  const derive = crypto.subtle.deriveBits
  crypto.subtle.deriveBits = (algorithm, ...rest) => {
    const isPassword = typeof algorithm === 'object' && algorithm.name === 'PBKDF2'
    return derive.call(crypto.subtle, isPassword ? { ...algorithm, iterations: 1 } : algorithm, ...rest)
  }
}
