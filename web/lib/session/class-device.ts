import { browserStorage } from '../storage/browser-storage.ts'

const KEY = 'mme:class-device'

/**
 * The key of the class whose names this device lists at sign-in, or null. A setting of the device, which survives
 * sign-out; it opens no session.
 */
export function deviceClassKey(): string | null {
  return browserStorage.getItem(KEY)
}

export function setDeviceClassKey(key: string | null): void {
  if (key === null) browserStorage.removeItem(KEY)
  else browserStorage.setItem(KEY, key)
}
