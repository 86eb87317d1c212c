import { bindings } from './bindings.ts'

/** The school's bucket, with another implementation of multipart uploads. */
export function bucketWith(
  createMultipartUpload: (key: string, options?: R2MultipartOptions) => unknown,
): R2Bucket {
  return new Proxy(bindings.MEDIA, {
    get: (bucket, name) =>
      name === 'createMultipartUpload' ? createMultipartUpload : Reflect.get(bucket, name).bind(bucket),
  })
}
