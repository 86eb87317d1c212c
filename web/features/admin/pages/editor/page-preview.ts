import type { ComponentType } from 'react'
import type { Page } from '../../../../../content/routes.ts'

/** Renders a page as pupils see it. `content` must be valid for the page's kind. */
export type PagePreview = ComponentType<{ page: Page; title: string; content: unknown }>
