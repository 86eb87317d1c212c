/** A window of a browser that Playwright does not drive. */
export interface Engine {
  /** Opens a page of the school and waits until it is loaded. */
  open(path: string): Promise<void>
  /** Runs a self-contained function in the page and returns its JSON result. */
  run<Arg>(inPage: (arg: Arg) => unknown, arg: Arg): Promise<unknown>
  /** Presses the pointer at a position in CSS pixels. */
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
  /** Opens a window with empty storage whose pages run `watchProblems` before their own scripts. */
  open(school: string, size: Size): Promise<Engine>
  close(): Promise<void>
}
