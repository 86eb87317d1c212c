import { createStore } from '../store.ts'
import { CLASS_KEY } from './clear-user-data.ts'
import { readOwnEntry, storeOwnEntry } from './own-entry.ts'
import { session } from './session.ts'

/** The class that an administrator has chosen for all pages. Empty: all classes. */
export const chosenClass = createStore(storedClass())

session.subscribe(() => chosenClass.set(storedClass()))

export function chooseClass(classCode: string): void {
  storeOwnEntry(CLASS_KEY, classCode)
  chosenClass.set(classCode)
}

/** The chosen class, or the first of `classCodes` if it is not among them. */
export function useChosenClassOf(classCodes: readonly string[]): string {
  const chosen = chosenClass.use()
  return classCodes.includes(chosen) ? chosen : (classCodes[0] ?? '')
}

function storedClass(): string {
  const stored = readOwnEntry(CLASS_KEY)
  return typeof stored === 'string' ? stored : ''
}
