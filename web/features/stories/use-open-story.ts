import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the open story. */
    story?: string
  }
}

/** Keeps the open story in the browser's history, so that Back closes the book. */
export function useOpenStory() {
  const { history } = useRouter()
  const story = useLocation({ select: ({ state }) => state.story })
  // A reloaded page hydrates as it was prerendered, with the shelf.
  const isHydrated = useHydrated()
  return {
    openID: isHydrated ? story : undefined,
    // Ignores the second tap of a double tap.
    open(id: string) {
      if (!history.location.state.story) history.push(history.location.href, { story: id })
    },
    close() {
      if (history.location.state.story) history.back()
    },
  }
}
