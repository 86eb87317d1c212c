import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from './load-part.ts'
import { reloadPage } from './reload-page.ts'

type View<Props> = (props: Props) => ReactNode

interface LazyPartOptions {
  /**
   * What is done where it does not arrive, though it was asked for twice: the page fails with it; nothing stands in its place; or what
   * was prerendered stays as it is, its links of use, and a press of a button there loads the page again.
   */
  onFail?: 'throw' | 'omit' | 'stay'
  /** What stands in its place until it is there. */
  fallback?: ReactNode
}

/**
 * A part of a page that is loaded when it is first shown. Where it was prerendered it comes to life when it is there, after what it
 * stands in, and until then stands as it was: what it stands in can be rendered meanwhile, as long as its props are the same.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<View<Props>>,
  { onFail = 'throw', fallback = null }: LazyPartOptions = {},
) {
  let loaded: View<Props> | undefined
  let loading: Promise<View<Props>> | undefined
  const ask = async () => {
    loading ??= loadPart(load).finally(() => {
      loading = undefined
    })
    loaded = await loading
    return loaded
  }
  const loadView = async () => ({
    default: await (onFail === 'throw' ? ask() : ask().catch(() => instead())),
  })
  const instead = () => (onFail === 'omit' ? Nothing : stay())
  // One that failed is asked for again where it is shown the next time; one that is there is shown at once.
  const viewNow = (): ComponentType<Props> => loaded ?? lazy(loadView)
  const render = (props: Props) => {
    const [View] = useState(viewNow)
    return (
      <Suspense fallback={fallback}>
        <View {...props} />
      </Suspense>
    )
  }
  return Object.assign(memo(render), { load, preload: async (): Promise<void> => void (await ask()) })
}

/** A part that a page is not shown without, and so loaded ahead by its route: where it does not arrive by then, the page says so when it is shown. */
export function lazyView<Props extends object>(load: () => Promise<View<Props>>) {
  const part = lazyPart(load)
  const { preload } = part
  return Object.assign(part, { preload: () => preload().catch(() => undefined) })
}

export type LazyPart<Props extends object> = ReturnType<typeof lazyPart<Props>>

/** What is known of a part, whatever its props are. */
export type Preloaded = Pick<LazyPart<never>, 'load' | 'preload'>

function Nothing() {
  return null
}

/** Never there: of what stands around a page the header alone has buttons, which do nothing until the page is loaded again. */
function stay(): Promise<never> {
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('header button')) reloadPage()
  }
  addEventListener('click', press, true)
  return new Promise(() => undefined)
}
