import type { AdminLogin, LoginAnswer } from '../../../domain/api/auth.ts'
import { MAX_DEVICES } from '../../../domain/bounds.ts'
import { call } from '../api/api.ts'
import { loadPart } from '../loading/load-part.ts'
import { browserStorage } from '../storage/browser-storage.ts'

/**
 * Storage key of device tokens, one for each administrator who has signed in here, newest first. They open no
 * session, and survive sign-out because the next sign-in needs them (decision 36).
 */
export const DEVICES_KEY = 'mme:devices'

/** Signs in an administrator with this browser's device tokens and stores the new token. */
export async function signInByPassword(login: Omit<AdminLogin, 'devices'>): Promise<LoginAnswer> {
  const devices = (await storedDevices()).map(({ token }) => token)
  return storeDeviceFrom(await call('POST auth/admin', { body: { ...login, devices } }))
}

/** Stores the device token of a sign-in, if it has one. */
export async function storeDeviceFrom(answer: LoginAnswer): Promise<LoginAnswer> {
  if ('device' in answer && answer.device !== undefined) await storeDeviceToken(answer.user.id, answer.device)
  return answer
}

/** Stores the token that identifies this browser for the administrator, replacing an older one. */
export async function storeDeviceToken(userID: number, token: string): Promise<void> {
  const others = (await storedDevices()).filter((device) => device.userID !== userID)
  const devices = [{ userID, token }, ...others].slice(0, MAX_DEVICES)
  browserStorage.setItem(DEVICES_KEY, JSON.stringify(devices))
}

async function storedDevices() {
  const entry = browserStorage.getItem(DEVICES_KEY)
  if (entry === null) return []
  return (await loadPart(() => import('../storage/parse-entries.ts'))).parseDevices(entry) ?? []
}
