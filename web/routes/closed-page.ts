import { createContext } from 'react'

/** Takes whether the page is closed from the gate, which comes to life after it. */
export const TellClosedPage = createContext<(isClosed: boolean) => void>(() => undefined)
