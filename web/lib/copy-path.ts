/** Where the site keeps its copy of a page, in the shape of the API's answer. */
export function copyPath(clientID: string): string {
  return `/copies/${clientID}.json`
}
