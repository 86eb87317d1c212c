import { browserStorage } from '../storage/browser-storage.ts'
import { createStore } from '../store.ts'
import { CLASS_KEY } from './clear-user-data.ts'
import { session } from './session.ts'

/** The class that an administrator has chosen for all pages. Empty: all classes. */
export const chosenClass = createStore(storedClass())

// The entry is already cleared when the session ends.
session.subscribe(() => chosenClass.set(storedClass()))

export function chooseClass(classCode: string): void {
  browserStorage.setItem(CLASS_KEY, classCode)
  chosenClass.set(classCode)
}

/** The chosen class, or the first of `classCodes` if it is not among them. */
export function useChosenClassOf(classCodes: readonly string[]): string {
  const chosen = chosenClass.use()
  return classCodes.includes(chosen) ? chosen : (classCodes[0] ?? '')
}

function storedClass(): string {
  return browserStorage.getItem(CLASS_KEY) ?? ''
}
