/** Offers a file as a browser download. */
export function download(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser needs the URL only until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
