import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the story that is open. */
    story?: string
  }
}

/** Which story is open is kept by the browser's history: its Back closes the book and leaves the shelf. */
export function useOpenStory() {
  const { history } = useRouter()
  const story = useLocation({ select: ({ state }) => state.story })
  // A page that is loaded again comes to life as it was made, with the shelf.
  const isHydrated = useHydrated()
  return {
    openID: isHydrated ? story : undefined,
    // Not twice, where a finger taps twice.
    open(id: string) {
      if (!history.location.state.story) history.push(history.location.href, { story: id })
    },
    close() {
      if (history.location.state.story) history.back()
    },
  }
}
