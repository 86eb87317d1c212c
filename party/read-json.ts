const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype']

/** Parses JSON. Returns undefined if it is invalid or has a key that could reach a prototype. */
export function readJson(text: string): unknown {
  let isSuspect = false
  const check = (key: string, value: unknown) => {
    if (PROTOTYPE_KEYS.includes(key)) isSuspect = true
    return value
  }
  try {
    const value: unknown = JSON.parse(text, check)
    return isSuspect ? undefined : value
  } catch {
    return undefined
  }
}
