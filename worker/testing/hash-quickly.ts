/**
 * Makes hashing fast by using one iteration per round, since tests sign in often. Other hashes no longer
 * match.
 */
export function hashQuickly(): void {
  const derive = crypto.subtle.deriveBits
  crypto.subtle.deriveBits = (algorithm, ...rest) => {
    const isPassword = typeof algorithm === 'object' && algorithm.name === 'PBKDF2'
    return derive.call(crypto.subtle, isPassword ? { ...algorithm, iterations: 1 } : algorithm, ...rest)
  }
}
