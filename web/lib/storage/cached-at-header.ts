/** Header of a response from the service worker's cache: when it was cached, as an ISO instant. */
export const CACHED_AT_HEADER = 'x-kept-since'
