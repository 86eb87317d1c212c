import * as z from 'zod/mini'
import { type SubstituteSession, substituteSession } from '../../../domain/api/substitute.ts'
import { substituteLinkIn } from '../../../domain/substitute.ts'
import { SUBSTITUTE_PATH } from '../../../domain/substitute-address.ts'
import { endSession } from '../../lib/api/api.ts'
import { createApiClient } from '../../lib/api/api-client.ts'
import { monitoredFetch } from '../../lib/api/network.ts'
import { browserStorage, readEntry } from '../../lib/storage/browser-storage.ts'
import { createStore } from '../../lib/store.ts'

/** A substitute is not a user, so the session has its own storage entry and API client. */

const STORAGE_KEY = 'mme:substitute'

const store = createStore(storedSession())

function storedSession(): SubstituteSession | null {
  return readEntry(browserStorage, STORAGE_KEY, (value) => z.parse(substituteSession, value))
}

const { call } = createApiClient({
  fetch: monitoredFetch,
  token: () => store.get()?.token ?? null,
  // The next fetch of the plan reports it.
  onTokenRefused() {},
})

export const useSubstitute = store.use
export const substituteCall = call

/** Removes the link from the address and the history, so that the next person does not find it. */
export function takeLink(): string | null {
  const link = substituteLinkIn(location.hash)
  if (link !== null) history.replaceState(history.state, '', SUBSTITUTE_PATH)
  return link
}

/** @throws {ApiError} */
export async function openLink(link: string): Promise<void> {
  const session = (await call('POST auth/substitute', { body: { link } })).data
  browserStorage.setItem(STORAGE_KEY, JSON.stringify(session))
  store.set(session)
}

/** Ends the session in this tab. The entry stays if another tab has stored a newer session. */
export function forgetSession(): void {
  if (storedSession()?.token === store.get()?.token) browserStorage.removeItem(STORAGE_KEY)
  store.set(null)
}

/** Ends the session in the browser without waiting for the server, and on the server if it is reachable. */
export function signOutSubstitute(): void {
  const token = store.get()?.token
  forgetSession()
  if (token !== undefined) endSession(token).catch(() => undefined)
}
