import { browserStorage } from '../storage/browser-storage.ts'

const CLASS_DEVICE_KEY = 'mme:class-device'

/**
 * The key of the class whose names this device lists at sign-in, or null. A setting of the device, which survives
 * sign-out; it opens no session.
 */
export function deviceClassKey(): string | null {
  return browserStorage.getItem(CLASS_DEVICE_KEY)
}

export function setDeviceClassKey(key: string | null): void {
  if (key === null) browserStorage.removeItem(CLASS_DEVICE_KEY)
  else browserStorage.setItem(CLASS_DEVICE_KEY, key)
}
