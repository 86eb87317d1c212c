/**
 * The header of an answer that the site's worker kept and gives out where the network is gone: when it was kept,
 * as an ISO instant.
 */
export const KEPT_HEADER = 'x-kept-since'
