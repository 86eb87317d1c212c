import { useCurrentPage } from '../lib/page/current-page.ts'
import { EmptyPage } from './site-chrome.ts'

export function MissionRoute() {
  return <EmptyPage title={useCurrentPage()?.page.title ?? ''} />
}
