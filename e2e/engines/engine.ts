/** A browser that Playwright does not drive: what a pupil does in it, and what can be asked of it. */
export interface Engine {
  /** Opens a page of the school and waits until it is loaded. */
  open(path: string): Promise<void>
  /** Runs a function in the page, which sees nothing but its argument. What it gives back is JSON. */
  run<Arg>(inPage: (arg: Arg) => unknown, arg: Arg): Promise<unknown>
  /** A press of the pointer, in CSS pixels of the window. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

export interface Browser {
  /** A window of a browser that has never been at the school. Its pages run `watchProblems` before anything of their own. */
  open(school: string, size: Size): Promise<Engine>
  close(): Promise<void>
}
