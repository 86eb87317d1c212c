/**
 * Replaces `@peculiar/x509`, with which `@simplewebauthn/server` checks certificates of authenticator makers.
 * The site requests no certificates; an authenticator that sends one anyway is refused.
 */
class Unchecked {
  constructor() {
    throw new Error('Certificates of authenticators are not checked.')
  }
}

export {
  Unchecked as AuthorityKeyIdentifierExtension,
  Unchecked as CRLDistributionPointsExtension,
  Unchecked as SubjectKeyIdentifierExtension,
  Unchecked as X509Certificate,
  Unchecked as X509ChainBuilder,
  Unchecked as X509Crl,
}
