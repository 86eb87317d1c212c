import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders a part of an administrators' page to HTML. Its queries have only the data that `client` has. */
export function htmlOf(element: ReactElement, client = new QueryClient()): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const children = createElement(QueryClientProvider, { client }, element)
  return renderToStaticMarkup(createElement(RouterContextProvider, { router, children }))
}
