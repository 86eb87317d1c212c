import type { ComponentType } from 'react'
import type { Page } from '../../../../../content/routes.ts'

/** Shows a page as pupils see it. `content` has been read by the schema of the page's kind. */
export type Preview = ComponentType<{ page: Page; title: string; content: unknown }>
