import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { loadPart, reloadPage } from './load-part.ts'

type View<Props> = (props: Props) => ReactNode

interface LazyPartOptions {
  /**
   * Behaviour if the part fails to load twice: `throw` shows the page's error view, `omit` shows nothing, and
   * `stay` leaves the prerendered HTML with its links; there, clicking a button reloads the page.
   */
  onFail?: 'throw' | 'omit' | 'stay'
  /** Shown while the part loads. */
  fallback?: ReactNode
}

/**
 * A component whose code loads when it is first rendered. Prerendered HTML of the part stays until then and hydrates
 * after its parent. The parent can re-render meanwhile as long as the part's props do not change.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<View<Props>>,
  { onFail = 'throw', fallback = null }: LazyPartOptions = {},
) {
  let loaded: View<Props> | undefined
  let loading: Promise<View<Props>> | undefined
  const loadOnce = async () => {
    loading ??= loadPart(load).finally(() => {
      loading = undefined
    })
    loaded = await loading
    return loaded
  }
  const loadView = async () => ({
    default: await (onFail === 'throw' ? loadOnce() : loadOnce().catch(() => fallbackView())),
  })
  const fallbackView = () => (onFail === 'omit' ? Empty : keepPrerendered())
  // A part that failed is requested again on the next mount. A loaded part renders immediately.
  const currentView = (): ComponentType<Props> => loaded ?? lazy(loadView)
  const render = (props: Props) => {
    const [View] = useState(currentView)
    return (
      <Suspense fallback={fallback}>
        <View {...props} />
      </Suspense>
    )
  }
  return Object.assign(memo(render), { load, preload: async (): Promise<void> => void (await loadOnce()) })
}

/**
 * A part that its page needs, preloaded by the route. If it fails to load, the error appears when the page is
 * shown.
 */
export function lazyView<Props extends object>(load: () => Promise<View<Props>>) {
  const part = lazyPart(load)
  const { preload } = part
  return Object.assign(part, { preload: () => preload().catch(() => undefined) })
}

export type LazyPart<Props extends object> = ReturnType<typeof lazyPart<Props>>

/** The loading functions of a part with any props. */
export type Preloadable = Pick<LazyPart<never>, 'load' | 'preload'>

function Empty() {
  return null
}

/** Never resolves. Reloads the page on a click on a button in the header, the only place around a page with buttons. */
function keepPrerendered(): Promise<never> {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('header button')) reloadPage()
  }
  addEventListener('click', onClick, true)
  return new Promise(() => undefined)
}
