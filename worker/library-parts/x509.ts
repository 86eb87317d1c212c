/**
 * Replaces `@peculiar/x509`, by which `@simplewebauthn/server` checks certificates of the makers of authenticators. The site asks for no
 * certificates: an authenticator that sends one all the same is refused.
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
