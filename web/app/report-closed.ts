import { createContext } from 'react'

/** Lets the gate, which hydrates later, report whether the page is closed. */
export const ReportClosed = createContext<(isClosed: boolean) => void>(() => undefined)
